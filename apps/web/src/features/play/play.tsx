'use client';

import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { PlayTable } from './play-table';
import type { Table } from './use-game';

const OneDevice = dynamic(() => import('./device/one-device').then((module) => module.OneDevice));

/**
 * A game that is not over: at one device behind a curtain, otherwise with the viewer's own view or a spectator's, and
 * with what else a player can do under it.
 */
export function Play({ table, children }: { table: Table; children: ReactNode }) {
  return table.game.role === 'both' ? (
    <OneDevice table={table} />
  ) : (
    <PlayTable table={table}>{children}</PlayTable>
  );
}
