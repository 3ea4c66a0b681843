'use client';

import type { Game } from '../../../../features/play/game';
import { Play } from '../../../../features/play/play';
import { Rematch } from '../../../../features/play/rematch';
import { ownSeat } from '../../../../features/play/seats';
import { useSounds } from '../../../../features/play/sounds/use-sounds';
import { isOver } from '../../../../features/play/table-state';
import { useGame } from '../../../../features/play/use-game';
import type { Frame } from '../../../../features/replay/load-replay';
import type { SearchParams } from '../../../../features/replay/moment';
import { Replay } from '../../../../features/replay/replay';

/** Two people at one device share one name, which tells them apart from nobody. */
const NOBODY = { white: null, black: null };

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
  const { game, veil } = table;
  if (!isOver(game)) return <Play table={table} />;
  return (
    <Replay
      gameId={game.id}
      players={game.pairing === 'same_device' ? NOBODY : game.players}
      moves={game.moves}
      result={game.result}
      placement={game.board.placement}
      clocks={game.clock?.left ?? null}
      side={ownSeat(game) ?? 'white'}
      veil={veil}
      initial={frames}
      search={search}
    >
      <Rematch table={table} />
    </Replay>
  );
}
