'use client';

import type { Color } from '@fog/engine';
import { useTranslations } from 'next-intl';
import { Button } from '../../ui/button';
import { LinkToSend } from '../../ui/link/link-to-send';
import { Lesson } from './lesson';
import { Status } from './status';
import type { Table } from './use-game';

/** What the one who made the game sees until the friend has come: the link to send, a lesson, and the way out. */
export function WaitingRoom({ table, url, seat }: { table: Table; url: string; seat: Color }) {
  const translate = useTranslations('play.waiting');
  return (
    <>
      <Status title={translate('title')} trouble={table.trouble}>
        {translate('body', { color: seat })}
      </Status>
      <LinkToSend url={url} label={translate('link')} invitation={translate('invitation')}>
        <Button kind="quiet" onClick={table.actions.abort}>
          {translate('cancel')}
        </Button>
      </LinkToSend>
      <Lesson />
    </>
  );
}
