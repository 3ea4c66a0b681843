import type { Eyes } from '@fog/engine';
import type { Client } from '@urql/core';
import { ReplayDocument } from '../../gql/graphql';

/** The board at one moment, through every pair of eyes. */
export type Frame = Readonly<Record<Eyes, string>>;

/**
 * The boards of a game that is over, the start first and then one after each half-move, fetched part by part if they
 * are many; `null` where there is nothing to replay.
 *
 * @throws where the API does not answer
 */
export async function loadReplay(client: Client, id: string): Promise<readonly Frame[] | null> {
  const frames: Frame[] = [];
  for (;;) {
    const { data, error } = await client.query(ReplayDocument, { id, from: frames.length }).toPromise();
    if (error) throw error;
    const replay = data?.game?.replay;
    if (!replay) return null;
    for (const { all, white, black } of replay.frames) {
      frames.push({ all: all.placement, white: white.placement, black: black.placement });
    }
    if (frames.length > replay.plies || replay.frames.length === 0) return frames;
  }
}
