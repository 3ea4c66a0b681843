'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button';
import { later } from '../../ui/later';
import styles from './settings-button.module.css';

const SettingsDialog = later(() => import('./settings-dialog').then((module) => module.SettingsDialog));

interface SettingsButtonProps {
  /** The button's picture, which the server draws: a narrow screen shows it alone. */
  icon: ReactNode;
}

/** The way to the settings, on every page; what is behind it is fetched at the first press. */
export function SettingsButton({ icon }: SettingsButtonProps) {
  const translate = useTranslations('settings');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {icon}
        <span className={styles.words}>{translate('title')}</span>
      </Button>
      {open && <SettingsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
