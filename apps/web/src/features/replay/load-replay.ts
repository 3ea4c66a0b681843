import type { Color, Eyes } from '@fog/engine';
import type { Client } from '@urql/core';
import { ReplayDocument } from '../../gql/graphql';

/** One moment of a game that is over: the board through every pair of eyes, as placements of the API. */
export interface Frame extends Readonly<Record<Eyes, string>> {
  /** The half-move that led here, in UCI; `null` at the start. */
  readonly uci: string | null;
  /** Milliseconds that each side had left; `null` without a clock. */
  readonly left: Readonly<Record<Color, number>> | null;
}

/**
 * The frames of a game that is over, the start first and then one after each half-move, fetched part by part if they
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
    for (const { move, all, white, black, whiteMs, blackMs } of replay.frames) {
      frames.push({
        uci: move?.uci ?? null,
        all: all.placement,
        white: white.placement,
        black: black.placement,
        left: whiteMs === null || blackMs === null ? null : { white: whiteMs, black: blackMs },
      });
    }
    if (frames.length > replay.plies || replay.frames.length === 0) return frames;
  }
}
