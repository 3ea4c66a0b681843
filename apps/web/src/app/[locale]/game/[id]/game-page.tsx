'use client';

import dynamic from 'next/dynamic';
import { useDeferredValue, useEffect, useState } from 'react';
import type { Game } from '../../../../features/play/game';
import { Play } from '../../../../features/play/play';
import { ownSeat } from '../../../../features/play/seats';
import { useSounds } from '../../../../features/play/sounds/use-sounds';
import { isOver } from '../../../../features/play/table-state';
import { useGame } from '../../../../features/play/use-game';
import type { Frame } from '../../../../features/replay/load-replay';
import type { SearchParams } from '../../../../features/replay/moment';

const loadAfterwards = () => import('./afterwards');
const Afterwards = dynamic(() => loadAfterwards().then((module) => module.Afterwards));
const ContinueElsewhere = dynamic(() =>
  import('../../../../features/transfer/continue-elsewhere').then((module) => module.ContinueElsewhere),
);

interface GamePageProps {
  /** The game as the server was told it for this session. */
  game: Game;
  /** The boards of its replay, where it was over already. */
  frames: readonly Frame[] | null;
  /** The query of the address, which may name a moment of the replay. */
  search: SearchParams;
}

/** One page from the invitation to the replay: play until the end, and from then on the whole of the game. */
export function GamePage({ game: initial, frames, search }: GamePageProps) {
  const table = useGame(initial);
  useSounds(table);
  const isUnderWay = table.game.ply > 0;
  useEffect(() => {
    if (isUnderWay) void loadAfterwards();
  }, [isUnderWay]);
  // Deferred, so that the board stays until what comes after it is there.
  const over = useDeferredValue(isOver(table.game));
  const [region, setRegion] = useState<Element | null>(null);
  return (
    <>
      {over ? (
        <Afterwards table={table} frames={frames} region={region} search={search} />
      ) : (
        <Play table={table}>{ownSeat(table.game) && <ContinueElsewhere gameId={table.game.id} />}</Play>
      )}
      <div ref={setRegion} aria-live="polite" />
    </>
  );
}
