'use client';

import { opposite } from '@fog/engine';
import type { ReactNode } from 'react';
import { Table as TableLayout } from '../../ui/table/table';
import { useFlip } from '../../ui/use-flip';
import { Announcer } from './announcer';
import { Connection } from './connection';
import { Panel } from './panel';
import { PlayBoard } from './play-board';
import { Seat } from './seat';
import { mayMove, ownSeat } from './seats';
import { shownPlacement } from './table-state';
import type { Table } from './use-game';
import { usePast } from './use-past';
import { usePremove } from './use-premove';
import { useSummons } from './use-summons';

/** A game that is not over, as one player or a spectator sees it. */
export function PlayTable({ table, children }: { table: Table; children: ReactNode }) {
  const { game, pending, connection, actions } = table;
  const [flipped, flip] = useFlip();
  const past = usePast(game);
  const premove = usePremove(table);
  useSummons(game);
  const seat = ownSeat(game);
  const side = seat ?? 'white';
  const near = flipped ? opposite(side) : side;

  return (
    <>
      <Connection stage={connection} />
      <Announcer game={game} planned={premove.planned} />
      <TableLayout
        far={<Seat table={table} color={opposite(near)} />}
        board={
          past.sight ? (
            <PlayBoard
              gameId={game.id}
              sight={past.sight}
              made={game.moves.slice(0, past.sight.ply)}
              orientation={near}
              past
            />
          ) : (
            <PlayBoard
              gameId={game.id}
              sight={game.board}
              placement={shownPlacement(table)}
              pending={pending}
              made={game.moves}
              orientation={near}
              onMove={mayMove(table) ? actions.move : undefined}
              premove={premove}
            />
          )
        }
        near={<Seat table={table} color={near} />}
      >
        <Panel table={table} past={past} onFlip={flip} />
        {children}
      </TableLayout>
    </>
  );
}
