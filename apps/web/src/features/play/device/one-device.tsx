'use client';

import { opposite } from '@fog/engine';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { BoardMove } from '../../../board/picking';
import { MoveList } from '../../../ui/table/move-list';
import { Table as TableLayout } from '../../../ui/table/table';
import { Connection } from '../connection';
import type { Entry } from '../game';
import { freshLoss } from '../loss';
import { PlayBoard } from '../play-board';
import { Seat } from '../seat';
import { Status, useLossSentence } from '../status';
import { shownTurn } from '../table-state';
import { TypedMove } from '../typed/typed-move';
import type { Table } from '../use-game';
import { Curtain } from './curtain';
import { DeviceActions } from './device-actions';
import { useLook } from './use-look';

/**
 * Two people at one device. The game this page is told of is dark; what a player sees is asked for when the curtain
 * is lifted, and dropped when it falls: in the same frame as the own move, and whenever the page is left.
 */
export function OneDevice({ table }: { table: Table }) {
  const { game, pending, connection, actions } = table;
  const look = useLook(game);
  const translate = useTranslations('device');
  const turn = shownTurn(table) ?? 'white';
  const sighted = pending ? null : look.sighted;
  const loss = useLossSentence(sighted && freshLoss(sighted.sight));
  const color = useTranslations('play')('color', { color: turn });

  const board = useRef<HTMLDivElement>(null);
  const isOpen = sighted !== null;
  useEffect(() => {
    if (isOpen) board.current?.querySelector<HTMLElement>('[data-square][tabindex="0"]')?.focus();
  }, [isOpen]);

  const move = (made: BoardMove) => {
    look.close();
    void actions.move(made);
  };

  return (
    <>
      <Connection stage={connection} />
      <TableLayout
        far={<Seat table={table} color={opposite(turn)} />}
        board={
          sighted ? (
            <div ref={board}>
              <PlayBoard
                gameId={game.id}
                sight={sighted.sight}
                made={sighted.moves}
                orientation={turn}
                onMove={connection === 'lost' ? undefined : move}
              />
            </div>
          ) : (
            <Curtain
              turn={turn}
              ready={pending === null && !look.opening}
              trouble={table.trouble ?? look.trouble}
              onShow={() => look.open(turn)}
            />
          )
        }
        near={<Seat table={table} color={turn} />}
      >
        {sighted ? (
          <Status title={translate('look', { color })}>{loss ?? translate('body', { color })}</Status>
        ) : (
          <Status title={translate('title')}>{translate('covered')}</Status>
        )}
        <MoveList moves={listed(sighted?.moves ?? game.moves)} />
        {sighted && <DeviceActions table={table} turn={turn} begun={game.ply >= 2} onCover={look.close} />}
        {sighted && <TypedMove sight={sighted.sight} onMove={connection === 'lost' ? undefined : move} />}
      </TableLayout>
    </>
  );
}

const listed = (moves: readonly Entry[]) => moves.map(({ ply, move }) => ({ ply, text: move?.san ?? null }));
