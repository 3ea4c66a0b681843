'use client';

import type { Color } from '@fog/engine';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Board } from '../../board/board';
import type { BoardMove } from '../../board/picking';
import { useSettings } from '../../lib/settings';
import { withCastlingByRook } from './castling';
import type { Entry, Sight } from './game';
import { lastKnownMove } from './seats';
import { usePencil } from './use-pencil';
import type { Premove } from './use-premove';

interface PlayBoardProps {
  gameId: string;
  sight: Sight;
  /** What is shown, where an own move stands already that the sight does not know of. */
  placement?: string;
  pending?: BoardMove | null;
  made: readonly Entry[];
  orientation: Color;
  /** Without it nothing can be picked up, but for planning. */
  onMove?: (move: BoardMove) => void;
  /** The player's one planned move, and what can be planned. */
  premove?: Premove | null;
  /** Whether the sight is of an earlier moment: then there is nothing to do but to look. */
  past?: boolean;
}

/** The board of a running game through one pair of eyes. */
export function PlayBoard({
  gameId,
  sight,
  placement,
  pending = null,
  made,
  orientation,
  onMove,
  premove = null,
  past = false,
}: PlayBoardProps) {
  const translate = useTranslations('play.board');
  const { moveMethod } = useSettings();
  const pencil = usePencil(gameId, sight, past);
  const lost = sight.losses.at(-1);
  const shown = placement ?? sight.placement;
  const possible = premove?.choices ?? (onMove && sight.legalMoves);
  const make = premove?.choices ? premove.plan : onMove;
  const hand = useMemo(() => possible && withCastlingByRook(possible, shown), [possible, shown]);
  return (
    <Board
      placement={shown}
      orientation={orientation}
      moves={hand?.moves}
      onMove={make && hand && ((move) => make(hand.meant(move)))}
      premove={premove?.planned}
      onPremoveCancel={premove?.cancel}
      moveMethod={moveMethod}
      pencil={pencil}
      lastMove={pending ?? lastKnownMove(made)}
      lossMark={
        sight.lossMark && lost && !pending
          ? { square: sight.lossMark, label: translate('lossMark', { kind: lost.kind }) }
          : null
      }
      label={translate(sight.eyes === null ? 'dark' : 'own')}
    />
  );
}
