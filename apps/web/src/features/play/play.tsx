'use client';

import dynamic from 'next/dynamic';
import { memo, type ReactNode } from 'react';
import { PlayTable } from './play-table';
import { isOver } from './table-state';
import type { Table } from './use-game';

const OneDevice = dynamic(() => import('./device/one-device').then((module) => module.OneDevice));

interface PlayProps {
  table: Table;
  /** What else a player can do. */
  children: ReactNode;
}

/**
 * A game that is not over: at one device behind a curtain, otherwise with the viewer's own view or a spectator's. With
 * the end it stands still as it was: what comes after lifts the fog, and may still be on its way.
 */
export const Play = memo(
  ({ table, children }: PlayProps) =>
    table.game.role === 'both' ? (
      <OneDevice table={table} />
    ) : (
      <PlayTable table={table}>{children}</PlayTable>
    ),
  (_, { table }) => isOver(table.game),
);
