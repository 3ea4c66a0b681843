import { readFileSync } from 'node:fs';
import type { Color } from '../piece.js';
import type { SquareName } from '../square.js';

/** The rows of `fixtures/`; README.md there tells where they come from. */
function fixture<Row>(name: string): Row[] {
  return JSON.parse(readFileSync(new URL(`../../fixtures/${name}`, import.meta.url), 'utf8'));
}

export const PERFT = fixture<{ name: string; fen: string; nodes: number[] }>('perft.json');

export const VISION = fixture<{
  fen: string;
  viewer: Color;
  visible: SquareName[];
  moves?: number;
  why: string;
}>('vision.json');

/** Masks are 64-bit hexadecimal numbers, a1 = bit 0: one for the start, one after each ply. */
export const GAMES = fixture<{
  moves: string[];
  visibleWhite: string[];
  visibleBlack: string[];
  outcome: string;
  finalFen: string;
}>('games.json');

export const SEQUENCES = fixture<{ name: string; start: string | null; moves: string; result: string }>(
  'sequences.json',
);
