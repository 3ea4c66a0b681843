'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '../../ui/button';

const SettingsDialog = dynamic(() => import('./settings-dialog').then((module) => module.SettingsDialog));

/** The way to the settings, on every page; what is behind it is fetched at the first press. */
export function SettingsButton() {
  const translate = useTranslations('settings');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('title')}
      </Button>
      {open && <SettingsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
