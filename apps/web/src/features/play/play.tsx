'use client';

import dynamic from 'next/dynamic';
import { PlayTable } from './play-table';
import type { Table } from './use-game';

const OneDevice = dynamic(() => import('./device/one-device').then((module) => module.OneDevice));

/** A game that is not over: at one device behind a curtain, otherwise with the viewer's own view or a spectator's. */
export function Play({ table }: { table: Table }) {
  return table.game.role === 'both' ? <OneDevice table={table} /> : <PlayTable table={table} />;
}
