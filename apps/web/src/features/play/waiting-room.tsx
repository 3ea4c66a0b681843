'use client';

import type { Color } from '@fog/engine';
import { useTranslations } from 'next-intl';
import { Button } from '../../ui/button';
import { LinkToSend } from '../../ui/link/link-to-send';
import { Lesson } from './lesson';
import { Status } from './status';
import type { Table } from './use-game';

interface WaitingRoomProps {
  table: Table;
  /** The link for the friend; `null` for who plays whoever comes, to whom the seat is open while this page is. */
  url: string | null;
  seat: Color;
}

/** What the one who made the game sees until the other has come: the link to send, a lesson, and the way out. */
export function WaitingRoom({ table, url, seat }: WaitingRoomProps) {
  const translate = useTranslations('play.waiting');
  const cancel = (
    <Button kind="quiet" onClick={table.actions.abort}>
      {translate('cancel')}
    </Button>
  );
  return (
    <>
      <Status title={translate(url ? 'title' : 'anyone.title')} trouble={table.trouble}>
        {url ? translate('body', { color: seat }) : translate('anyone.body')}
      </Status>
      {url ? (
        <LinkToSend url={url} label={translate('link')} invitation={translate('invitation')}>
          {cancel}
        </LinkToSend>
      ) : (
        cancel
      )}
      <Lesson />
    </>
  );
}
