import { type Afterwards, afterwards, command } from '@fog/engine';
import { playOut, sure } from '../../lib/play-out';

/** What the rules find in the moves of a game that is over. */
export type Story = Afterwards;

/**
 * Plays a game that is over once more and tells what nobody saw in it.
 *
 * @param moves its half-moves in UCI
 * @throws on a move that cannot be played: the API tells of games that were
 */
export function storyOf(moves: readonly string[]): Story {
  let game = playOut(moves);
  // However it ended: what nobody saw lies in the moves alone, and is told of an ended game only.
  if (game.endedAt === null) game = sure(command(game, { kind: 'resign', color: 'white' }, 0));
  const story = afterwards(game);
  if (!story) throw new Error('A game that was given up has not ended.');
  return story;
}
