'use client';

import { type Color, opposite } from '@fog/engine';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { usePlayerName } from '../../i18n/player-name';
import { Button } from '../../ui/button';
import { Status } from './status';
import type { Table } from './use-game';

/** What a friend finds at the end of the link. Opening it takes nothing: the seat is taken by the tap on Join. */
export function Invitation({ table, token, seat }: { table: Table; token: string; seat: Color }) {
  const translate = useTranslations('play.invitation');
  const [joining, setJoining] = useState(false);
  const host = usePlayerName()(table.game.players[opposite(seat)]);
  const join = async () => {
    setJoining(true);
    await table.actions.join(token);
    setJoining(false);
  };
  return (
    <>
      <Status title={translate('title', { name: host ?? '' })} trouble={table.trouble}>
        {translate('body', { color: seat })}
      </Status>
      <Button kind="lamp" disabled={joining} onClick={join}>
        {translate(joining ? 'joining' : 'join')}
      </Button>
    </>
  );
}
