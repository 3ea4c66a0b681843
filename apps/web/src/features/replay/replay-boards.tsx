'use client';

import type { Color, Eyes, SquareName } from '@fog/engine';
import { useTranslations } from 'next-intl';
import { Board } from '../../board/board';
import type { Frame } from './load-replay';
import { eyesOf, type Moment } from './moment';
import styles from './replay-boards.module.css';
import { useGuesses } from './use-guesses';

/** One half-move of a game that is over. */
export interface ReplayMove {
  ply: number;
  move: { from: SquareName; to: SquareName; san: string } | null;
}

interface ReplayBoardsProps {
  gameId: string;
  moment: Moment;
  /** `null` until they are there. */
  frame: Frame | null;
  /** The whole last position, to be seen until then. */
  placement: string;
  /** The half-move that led here. */
  made: ReplayMove | undefined;
  orientation: Color;
}

/** One moment through the eyes of a scene: one board, or both sides' beside each other. */
export function ReplayBoards({ gameId, moment, frame, placement, made, orientation }: ReplayBoardsProps) {
  const translate = useTranslations('replay');
  const guesses = useGuesses(gameId);
  const boards = eyesOf(moment.scene);
  return (
    <div className={styles.boards} data-count={boards.length}>
      {boards.map((eyes, index) => (
        <figure key={index} className={styles.figure}>
          {boards.length > 1 && (
            <figcaption className={styles.caption}>{translate(`eyes.${eyes}`)}</figcaption>
          )}
          <Board
            placement={frame?.[eyes] ?? placement}
            orientation={orientation}
            lastMove={known(made, eyes)}
            pencil={guesses(eyes, moment.ply)}
            label={translate('board', { ply: moment.ply, eyes })}
          />
        </figure>
      ))}
    </div>
  );
}

/** The half-move that led to the board, as far as these eyes made it themselves. */
function known(made: ReplayMove | undefined, eyes: Eyes): ReplayMove['move'] {
  if (!made) return null;
  const mover: Color = made.ply % 2 === 1 ? 'white' : 'black';
  return eyes === 'all' || eyes === mover ? made.move : null;
}
