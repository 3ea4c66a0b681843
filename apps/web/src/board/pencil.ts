import { type Color, PIECE_KINDS, type PieceKind, type SquareName } from '@fog/engine';

/** What can be put on a fogged square: a piece the other side is guessed to have there, or a mere mark. */
export type PencilNote = PieceKind | 'mark';
export const PENCIL_NOTES: readonly PencilNote[] = [...PIECE_KINDS, 'mark'];

/** Notes by square. */
export type PencilNotes = Readonly<Partial<Record<SquareName, PencilNote>>>;

/** A person's pencil on a board. What it has written shows on fogged squares only. */
export interface Pencil {
  readonly notes: PencilNotes;
  /** The side whose pieces are guessed. */
  readonly color: Color;
  /** Writes a note, or rubs it out with `null`. Without it the notes can only be read. */
  readonly onNote?: (square: SquareName, note: PencilNote | null) => void;
}
