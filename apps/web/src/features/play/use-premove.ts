'use client';

import { useEffect, useMemo, useState } from 'react';
import type { BoardMove } from '../../board/picking';
import { premoves } from './premoves';
import { ownSeat } from './seats';
import { shownPlacement, shownTurn } from './table-state';
import type { Table } from './use-game';

/** A move planned while the other side is to move. */
export interface Premove {
  /** The plan, for the board to show. */
  planned: BoardMove | null;
  /** What can be planned now; `null` while it is this player's own turn, or the line is lost. */
  choices: readonly BoardMove[] | null;
  /** Plans a move in place of any other. */
  plan(move: BoardMove): void;
  cancel(): void;
}

/**
 * One premove. It never leaves this page before it is played: it is for the next own turn only, and if it cannot be
 * played then it is dropped without a word, since a reason would tell of what is hidden.
 */
export function usePremove(table: Table): Premove {
  const { game, pending, connection, actions } = table;
  const [plan, setPlan] = useState<{ move: BoardMove; ply: number } | null>(null);
  const seat = ownSeat(game);
  const waits = game.status === 'active' && shownTurn(table) !== seat && connection !== 'lost';
  const placement = waits ? shownPlacement(table) : null;
  const choices = useMemo(() => (placement && seat ? premoves(placement, seat) : null), [placement, seat]);
  /** The opponent's half-move that the plan waits for is the one after this many. */
  const ply = pending ? pending.ply + 1 : game.ply;

  useEffect(() => {
    if (!plan || plan.ply === ply) return;
    setPlan(null);
    const move = game.board.legalMoves.find((legal) => isSame(legal, plan.move));
    if (move && game.turn === seat && game.ply === plan.ply + 1) void actions.move(move);
  }, [plan, ply, game, seat, actions]);

  return {
    planned: plan?.ply === ply ? plan.move : null,
    choices,
    plan: (move) => setPlan({ move, ply }),
    cancel: () => setPlan(null),
  };
}

function isSame(one: BoardMove, other: BoardMove): boolean {
  return one.from === other.from && one.to === other.to && one.promotion === other.promotion;
}
