import type { Color } from '@fog/engine';
import type { Client } from '@urql/core';
import { CreateGameDocument, type Pairing } from '../../gql/graphql';
import { send } from '../../lib/send';
import { startSession } from '../../lib/session';
import type { Trouble } from '../../lib/trouble';
import { toContract } from '../../lib/vocabulary';
import { TIME_CONTROLS, type TimeWish } from './time-wish';

/** The color one would like; `random` is settled when the game is made. */
export type ColorWish = Color | 'random';

/** The kinds of game that home makes. */
export type NewGamePairing = Extract<Pairing, 'FRIEND' | 'COMPUTER' | 'ANYONE' | 'SAME_DEVICE'>;

/** A game as one would like to have it. */
export interface GameWish {
  pairing: NewGamePairing;
  color: ColorWish;
  time: TimeWish;
}

/**
 * Asks for a game, with a session made first where there is none.
 *
 * @param idempotencyKey the same key gives the same game: a try whose answer was lost may be made again
 */
export async function requestGame(
  client: Client,
  { pairing, color, time }: GameWish,
  idempotencyKey: string,
): Promise<{ gameId: string } | { trouble: Trouble }> {
  const session = await startSession(client);
  if (!session.ok) return session;
  const answer = await send(client, CreateGameDocument, {
    input: { pairing, color: toContract(color), timeControl: TIME_CONTROLS[time], idempotencyKey },
  });
  if (!answer.ok) return answer;
  const { createGame } = answer.data;
  return createGame.__typename === 'Game' ? { gameId: createGame.id } : { trouble: createGame.code };
}
