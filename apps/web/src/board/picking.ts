import type { PromotionKind, SquareName } from '@fog/engine';

/** A move a person may make, or has made, on the board. */
export interface BoardMove {
  readonly from: SquareName;
  readonly to: SquareName;
  readonly promotion: PromotionKind | null;
}

/** What the person has in hand: nothing, a picked piece, or a pawn waiting for what it becomes. */
export interface Picking {
  readonly picked: SquareName | null;
  readonly promoting: { readonly from: SquareName; readonly to: SquareName } | null;
}

export type PickingAction =
  | { kind: 'tap'; square: SquareName }
  | { kind: 'lift'; square: SquareName }
  | { kind: 'drop'; square: SquareName | null }
  | { kind: 'promote'; promotion: PromotionKind }
  | { kind: 'cancel' };

/** What an action leads to; `move` is set when it completed one of the legal moves. */
export interface PickingStep {
  readonly picking: Picking;
  readonly move: BoardMove | null;
}

export const NOTHING_PICKED: Picking = { picked: null, promoting: null };

/** The squares to which the piece on `from` may go. */
export function destinations(moves: readonly BoardMove[], from: SquareName | null): ReadonlySet<SquareName> {
  return new Set(moves.filter((move) => move.from === from).map((move) => move.to));
}

/** The picking as far as it still makes sense: a piece that may no longer move is put down, its picker closes. */
export function stillPossible({ picked, promoting }: Picking, moves: readonly BoardMove[]): Picking {
  const promotes = (move: BoardMove) =>
    move.from === promoting?.from && move.to === promoting.to && move.promotion !== null;
  if (promoting) return moves.some(promotes) ? { picked: promoting.from, promoting } : NOTHING_PICKED;
  return moves.some((move) => move.from === picked) ? { picked, promoting: null } : NOTHING_PICKED;
}

/** One step of picking up and putting down. Only moves of the list can come of it; anything else just lets go. */
export function pick(picking: Picking, action: PickingAction, moves: readonly BoardMove[]): PickingStep {
  const { picked, promoting } = stillPossible(picking, moves);
  const hold = (square: SquareName): PickingStep =>
    stay(moves.some((move) => move.from === square) ? { picked: square, promoting: null } : NOTHING_PICKED);

  switch (action.kind) {
    case 'cancel':
      return stay(NOTHING_PICKED);
    case 'lift':
      return hold(action.square);
    case 'promote': {
      const move = moves.find(
        ({ from, to, promotion }) =>
          from === promoting?.from && to === promoting.to && promotion === action.promotion,
      );
      return { picking: NOTHING_PICKED, move: move ?? null };
    }
    case 'tap':
      if (picked === action.square) return stay(NOTHING_PICKED);
      return put(picked, action.square, moves) ?? hold(action.square);
    case 'drop':
      if (picked === action.square) return stay({ picked, promoting: null });
      return put(picked, action.square, moves) ?? stay(NOTHING_PICKED);
  }
}

function put(
  from: SquareName | null,
  to: SquareName | null,
  moves: readonly BoardMove[],
): PickingStep | null {
  const possible = moves.filter((move) => move.from === from && move.to === to);
  const [first] = possible;
  if (!first) return null;
  if (first.promotion === null) return { picking: NOTHING_PICKED, move: first };
  return stay({ picked: first.from, promoting: { from: first.from, to: first.to } });
}

function stay(picking: Picking): PickingStep {
  return { picking, move: null };
}
