'use client';

import { type Color, type EndReason, opposite } from '@fog/engine';
import { useTranslations } from 'next-intl';
import { type ReactNode, useMemo, useState } from 'react';
import { files } from '../../lib/paths';
import { Button, buttonClass } from '../../ui/button';
import { ClockFace } from '../../ui/table/clock-face';
import { MoveList } from '../../ui/table/move-list';
import { SeatStrip } from '../../ui/table/seat-strip';
import { Table } from '../../ui/table/table';
import { useFlip } from '../../ui/use-flip';
import type { Frame } from './load-replay';
import { type Moment, momentOf, type SearchParams } from './moment';
import { NobodySaw } from './nobody-saw';
import styles from './replay.module.css';
import { ReplayBoards, type ReplayMove } from './replay-boards';
import { ReplayControls } from './replay-controls';
import { ResultWords } from './result-words';
import { SceneSwitch } from './scene-switch';
import { isUnseen, squaresSeen } from './sight';
import { SightChart } from './sight-chart';
import { useAddress } from './use-address';
import { useFrames } from './use-frames';
import { useReplayPosition } from './use-replay-position';
import { useStory } from './use-story';
import { Veil } from './veil';

interface Seated {
  name: string;
  isBot: boolean;
}

interface ReplayProps {
  gameId: string;
  /** Who sat where, as they are called here; `null` where nobody is told from anybody. */
  players: Readonly<Record<Color, Seated | null>>;
  /** All half-moves; none is hidden any more. */
  moves: readonly ReplayMove[];
  /** `null`: the game was called off. */
  result: { winner: Color | null; reason: EndReason } | null;
  /** The whole last position, to be seen until the frames are there. */
  placement: string;
  /** What the clocks showed at the end, in milliseconds; `null` without a clock. */
  clocks: Readonly<Record<Color, number>> | null;
  /** The side that begins at the bottom of the board. */
  side: Color;
  /** What was on the screen when the game ended: its mist burns off, once. */
  veil: string | null;
  /** A live region that was there before the end; `null` where the game was over already. */
  region: Element | null;
  /** The frames, where the server had them already. */
  initial: readonly Frame[] | null;
  /** The moment the address asks for; without one it opens at the end, with everything in sight. */
  search: SearchParams;
  /** The ways on from here. */
  children: ReactNode;
}

/** A game that is over, all its moves through any eyes. */
export function Replay({ gameId, players, moves, result, placement, side, veil, ...props }: ReplayProps) {
  const translate = useTranslations('replay');
  const plies = moves.length;
  const [start] = useState<Moment>(() => momentOf(props.search, plies));
  const { frames, failed, retry } = useFrames(gameId, props.initial);
  const story = useStory(frames);
  const { ply, playing, dispatch } = useReplayPosition(plies, start.ply);
  const [scene, setScene] = useState(start.scene);
  const [flipped, flip] = useFlip();
  const near = flipped ? opposite(side) : side;
  useAddress({ ply, scene }, plies);

  const frame = frames?.[ply] ?? null;
  const lastSquare = moves.at(-1)?.move?.to ?? null;
  const listed = useMemo(
    () =>
      moves.map(({ ply, move }) => ({
        ply,
        text: move?.san ?? null,
        isUnseen: frames !== null && isUnseen(frames, ply),
      })),
    [moves, frames],
  );
  const stepTo = (to: number) => dispatch({ kind: 'to', ply: to });
  const seat = (color: Color) => {
    const left = ply === plies ? props.clocks : frame?.left;
    return <Seat player={players[color]} color={color} ms={left?.[color] ?? null} />;
  };

  return (
    <Table
      wide={scene === 'sides'}
      far={seat(opposite(near))}
      board={
        <>
          <ReplayBoards
            gameId={gameId}
            moment={{ ply, scene }}
            frame={frame}
            placement={placement}
            made={moves[ply - 1]}
            orientation={near}
          />
          {veil && <Veil placement={veil} orientation={near} from={lastSquare} />}
        </>
      }
      near={seat(near)}
    >
      <ResultWords
        result={result}
        kingSquare={lastSquare}
        region={props.region}
        repetition={story?.repetition ?? []}
      />
      {plies > 0 && (
        <>
          <fieldset className={styles.controls} disabled={!frames}>
            <SceneSwitch scene={scene} onChange={setScene} />
            <ReplayControls
              ply={ply}
              plies={plies}
              playing={playing}
              dispatch={dispatch}
              detail={
                frame
                  ? translate('seen', { white: squaresSeen(frame.white), black: squaresSeen(frame.black) })
                  : ''
              }
            >
              {frames && <SightChart frames={frames} story={story} />}
            </ReplayControls>
          </fieldset>
          {failed && (
            <p role="alert">
              {translate('failed')} <Button onClick={retry}>{translate('retry')}</Button>
            </p>
          )}
          <MoveList moves={listed} current={ply} onStep={stepTo} />
          {listed.some((move) => move.isUnseen) && <p className={styles.note}>{translate('mist')}</p>}
        </>
      )}
      <div className={styles.ways}>
        {props.children}
        {result && (
          <a
            className={buttonClass('plain')}
            href={files.pgn(gameId)}
            aria-label={translate('pgnLabel')}
            download
          >
            {translate('pgn')}
          </a>
        )}
        <Button kind="quiet" onClick={flip}>
          {translate('flip')}
        </Button>
      </div>
      {story && <NobodySaw story={story} onStep={stepTo} />}
    </Table>
  );
}

function Seat({ player, color, ms }: { player: Seated | null; color: Color; ms: number | null }) {
  const words = useTranslations('play')('color', { color });
  return (
    <SeatStrip
      name={player?.name ?? words}
      isBot={player?.isBot}
      detail={player ? words : ''}
      clock={ms !== null && <ClockFace ms={ms} />}
    />
  );
}
