'use client';

import type { Color } from '@fog/engine';
import { useTranslations } from 'next-intl';
import { Board } from '../../board/board';
import type { BoardMove } from '../../board/picking';
import { useSettings } from '../../lib/settings';
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
  moves: readonly Entry[];
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
  moves,
  orientation,
  onMove,
  premove = null,
  past = false,
}: PlayBoardProps) {
  const translate = useTranslations('play.board');
  const { moveMethod } = useSettings();
  const pencil = usePencil(gameId, sight, past);
  const lost = sight.losses.at(-1);
  return (
    <Board
      placement={placement ?? sight.placement}
      orientation={orientation}
      moves={premove?.choices ?? (onMove && sight.legalMoves)}
      onMove={premove?.choices ? premove.plan : onMove}
      premove={premove?.planned}
      onPremoveCancel={premove?.cancel}
      moveMethod={moveMethod}
      pencil={pencil}
      lastMove={pending ?? lastKnownMove(moves)}
      lossMark={
        sight.lossMark && lost && !pending
          ? { square: sight.lossMark, label: translate('lossMark', { kind: lost.kind }) }
          : null
      }
      label={translate(sight.eyes === null ? 'dark' : 'own')}
    />
  );
}
