import type { AnyVariables, TypedDocumentNode } from '@urql/core';
import type { BoardMove } from '../../board/picking';
import {
  AbortGameDocument,
  type ActionAnswerFragment,
  DeclineDrawDocument,
  GameChangedDocument,
  JoinGameDocument,
  OfferDrawDocument,
  OfferRematchDocument,
  PlayMoveDocument,
  PresenceChangedDocument,
  type ProblemCode,
  ResignDocument,
} from '../../gql/graphql';
import { createLiveClient } from '../../lib/live-client';
import { sendUntilAnswered } from '../../lib/send';
import { startSession } from '../../lib/session';
import type { Trouble } from '../../lib/trouble';
import { toContract } from '../../lib/vocabulary';
import { type Game, gameOf } from './game';

/** What became of something asked for: the game as it stands now, or why not; `null` where nothing is left to say. */
export type Outcome = { game: Game } | { trouble: Trouble } | null;

interface LineListener {
  /** The game as the API tells it by itself. */
  onGame(game: Game): void;
  /** Told with true when the line stands, with false each time it is lost. */
  onConnected(connected: boolean): void;
}

/** The line from one page to the API about one game. Each request is sent again if its answer was lost. */
export interface Line {
  /** @param ply half-moves made when the move was chosen */
  move(move: BoardMove, ply: number): Promise<Outcome>;
  resign(): Promise<Outcome>;
  abort(): Promise<Outcome>;
  offerDraw(ply: number): Promise<Outcome>;
  declineDraw(): Promise<Outcome>;
  offerRematch(): Promise<Outcome>;
  join(token: string): Promise<Outcome>;
  /**
   * Tells whether the other player has the game open, now and whenever that changes. For players only.
   *
   * @returns how to hear no more of it
   */
  followPresence(onPresence: (isThere: boolean) => void): () => void;
  /** Hangs up: nothing is told any more, and nothing is sent again. */
  close(): void;
}

/** Opens the line: from now on the listener is told of the game whenever it has changed. */
export function openLine(gameId: string, { onGame, onConnected }: LineListener): Line {
  const live = createLiveClient(onConnected);
  const closing = new AbortController();
  const subscription = live.client
    .subscription(GameChangedDocument, { id: gameId })
    .subscribe(({ data }) => data && onGame(gameOf(data.gameChanged)));

  /** @param fulfilled the refusal that says it was done before: by the same request, whose answer had been lost */
  async function ask<Variables extends AnyVariables>(
    document: TypedDocumentNode<{ action: ActionAnswerFragment }, Variables>,
    variables: Variables,
    fulfilled: ProblemCode | null = null,
  ): Promise<Outcome> {
    const answer = await sendUntilAnswered(live.client, document, variables, closing.signal);
    if (closing.signal.aborted) return null;
    if (!answer.ok) return { trouble: answer.trouble };
    const { action } = answer.data;
    if (action.__typename !== 'Problem') return { game: gameOf(action) };
    return action.code === fulfilled ? null : { trouble: action.code };
  }

  return {
    move({ from, to, promotion }, ply) {
      const input = { gameId, ply, from, to, promotion: toContract(promotion) };
      return ask(PlayMoveDocument, { input });
    },
    resign: () => ask(ResignDocument, { gameId }),
    abort: () => ask(AbortGameDocument, { gameId }),
    offerDraw: (ply) => ask(OfferDrawDocument, { gameId, ply }),
    declineDraw: () => ask(DeclineDrawDocument, { gameId }),
    offerRematch: () => ask(OfferRematchDocument, { gameId }),
    async join(token) {
      const session = await startSession(live.client);
      if (!session.ok) return { trouble: session.trouble };
      live.reopen();
      return ask(JoinGameDocument, { input: { gameId, token } }, 'ALREADY_SEATED');
    },
    followPresence(onPresence) {
      const { unsubscribe } = live.client
        .subscription(PresenceChangedDocument, { gameId })
        .subscribe(({ data }) => data && onPresence(data.presenceChanged.online));
      return unsubscribe;
    },
    close() {
      closing.abort();
      subscription.unsubscribe();
    },
  };
}
