'use client';

import { opposite } from '@fog/engine';
import { useState } from 'react';
import { Table as TableLayout } from '../../ui/table/table';
import { Announcer } from './announcer';
import { Connection } from './connection';
import { Panel } from './panel';
import { PlayBoard } from './play-board';
import { Seat } from './seat';
import { ownSeat } from './seats';
import { shownPlacement } from './table-state';
import type { Table } from './use-game';

/** A game that is not over, as one player or a spectator sees it. */
export function PlayTable({ table }: { table: Table }) {
  const { game, pending, connection, actions } = table;
  const [flipped, setFlipped] = useState(false);
  const seat = ownSeat(game);
  const side = seat ?? 'white';
  const near = flipped ? opposite(side) : side;
  const mayMove = seat !== null && game.turn === seat && connection !== 'lost';

  return (
    <>
      <Connection stage={connection} />
      <Announcer game={game} />
      <TableLayout
        far={<Seat game={game} color={opposite(near)} />}
        board={
          <PlayBoard
            sight={game.board}
            placement={shownPlacement(table)}
            pending={pending}
            moves={game.moves}
            orientation={near}
            onMove={mayMove ? actions.move : undefined}
          />
        }
        near={<Seat game={game} color={near} />}
      >
        <Panel table={table} onFlip={() => setFlipped(!flipped)} />
      </TableLayout>
    </>
  );
}
