'use client';

import { type Color, type EndReason, type Eyes, opposite, type SquareName } from '@fog/engine';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Board } from '../../board/board';
import { paths } from '../../lib/paths';
import { Button, buttonClass } from '../../ui/button';
import { MoveList } from '../../ui/table/move-list';
import { SeatStrip } from '../../ui/table/seat-strip';
import { Table } from '../../ui/table/table';
import { EyesSwitch } from './eyes-switch';
import type { Frame } from './load-replay';
import styles from './replay.module.css';
import { ReplayControls } from './replay-controls';
import { ResultWords } from './result-words';
import { useFrames } from './use-frames';
import { useReplayPosition } from './use-replay-position';
import { Veil } from './veil';

interface ReplayMove {
  ply: number;
  move: { from: SquareName; to: SquareName; san: string } | null;
}

interface ReplayProps {
  gameId: string;
  players: Readonly<Record<Color, string | null>>;
  /** All half-moves; none is hidden any more. */
  moves: readonly ReplayMove[];
  /** `null`: the game was called off. */
  result: { winner: Color | null; reason: EndReason } | null;
  /** The whole last position, to be seen until the frames are there. */
  placement: string;
  /** The side that begins at the bottom of the board. */
  side: Color;
  /** What was on the screen when the game ended: its mist burns off, once. */
  veil: string | null;
  /** The frames, where the server had them already. */
  initial: readonly Frame[] | null;
}

/** A game that is over, all its moves through any eyes. It opens at the end, with everything in sight. */
export function Replay({ gameId, players, moves, result, placement, side, veil, initial }: ReplayProps) {
  const translate = useTranslations('replay');
  const { frames, failed, retry } = useFrames(gameId, initial);
  const { ply, playing, dispatch } = useReplayPosition(moves.length);
  const [eyes, setEyes] = useState<Eyes>('all');
  const [near, setNear] = useState(side);
  const lastSquare = moves.at(-1)?.move?.to ?? null;

  return (
    <Table
      far={<Seat players={players} color={opposite(near)} />}
      board={
        <>
          <Board
            placement={frames?.[ply]?.[eyes] ?? placement}
            orientation={near}
            lastMove={known(moves[ply - 1], eyes)}
            label={translate('board', { ply })}
          />
          {veil && <Veil placement={veil} orientation={near} from={lastSquare} />}
        </>
      }
      near={<Seat players={players} color={near} />}
    >
      <ResultWords result={result} kingSquare={lastSquare} />
      {moves.length > 0 && (
        <>
          <fieldset className={styles.controls} disabled={!frames}>
            <EyesSwitch eyes={eyes} onChange={setEyes} />
            <ReplayControls ply={ply} plies={moves.length} playing={playing} dispatch={dispatch} />
          </fieldset>
          {failed && (
            <p role="alert">
              {translate('failed')} <Button onClick={retry}>{translate('retry')}</Button>
            </p>
          )}
          <MoveList
            moves={moves.map((made) => ({ ply: made.ply, text: made.move?.san ?? null }))}
            current={ply}
            onStep={(to) => dispatch({ kind: 'to', ply: to })}
          />
        </>
      )}
      <div className={styles.ways}>
        <Link className={buttonClass('plain')} href={paths.home(useLocale())}>
          {translate('newGame')}
        </Link>
        <Button kind="quiet" onClick={() => setNear(opposite(near))}>
          {translate('flip')}
        </Button>
      </div>
    </Table>
  );
}

function Seat({ players, color }: { players: ReplayProps['players']; color: Color }) {
  const words = useTranslations('play')('color', { color });
  const name = players[color];
  return <SeatStrip name={name ?? words} detail={name === null ? '' : words} />;
}

/** The half-move that led to the board, as far as these eyes made it themselves. */
function known(made: ReplayMove | undefined, eyes: Eyes): ReplayMove['move'] {
  if (!made) return null;
  const mover: Color = made.ply % 2 === 1 ? 'white' : 'black';
  return eyes === 'all' || eyes === mover ? made.move : null;
}
