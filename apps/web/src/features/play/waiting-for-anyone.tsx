'use client';

import { useTranslations } from 'next-intl';
import { Button } from '../../ui/button';
import { Lesson } from './lesson';
import { Status } from './status';
import type { Table } from './use-game';

/** What somebody sees who plays whoever comes: there is nothing to send. While this page is open, the seat is offered. */
export function WaitingForAnyone({ table }: { table: Table }) {
  const translate = useTranslations('play.waiting');
  return (
    <>
      <Status title={translate('anyone.title')} trouble={table.trouble}>
        {translate('anyone.body')}
      </Status>
      <Button kind="quiet" onClick={table.actions.abort}>
        {translate('cancel')}
      </Button>
      <Lesson />
    </>
  );
}
