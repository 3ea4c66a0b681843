'use client';

import type { AnyVariables, TypedDocumentNode } from '@urql/core';
import { useEffect, useReducer, useRef, useState } from 'react';
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
  type ProblemCode,
  ResignDocument,
} from '../../gql/graphql';
import { createLiveClient } from '../../lib/live-client';
import { sendUntilAnswered } from '../../lib/send';
import { startSession } from '../../lib/session';
import { toContract } from '../../lib/vocabulary';
import { type ConnectionStage, useConnectionStage } from './connection-stage';
import { type Game, gameOf } from './game';
import { openTable, type TableState, tableReducer } from './table-state';

interface AskOptions {
  /** The event that tells of a refusal. */
  refused?: 'refused' | 'moveRefused';
  /** The refusal that says that it was done before: of a request sent again, since its answer had been lost. */
  fulfilled?: ProblemCode | null;
}

/** Everything a person can do at the table; each is one request, sent again if its answer was lost. */
export interface TableActions {
  /** Plays an own move: the piece stands on its new square at once, the fog waits for the answer. */
  move(move: BoardMove): Promise<void>;
  resign(): Promise<void>;
  abort(): Promise<void>;
  /** Offers a draw, or accepts the one that is offered. */
  offerDraw(): Promise<void>;
  declineDraw(): Promise<void>;
  /** Takes the free seat, with the token of the invitation. */
  join(token: string): Promise<void>;
  /** Asks for another game with the colors swapped, or agrees to it. */
  offerRematch(): Promise<void>;
}

/** A game on the screen: its state, how the line is, and what can be done. */
export interface Table extends TableState {
  connection: ConnectionStage;
  actions: TableActions;
}

/**
 * A game as it goes on. The subscription's events and the answers to own actions are the same game told by the same
 * API, and go through the same reducer.
 *
 * @param initial the game as the server rendered it
 */
export function useGame(initial: Game): Table {
  const [state, dispatch] = useReducer(tableReducer, initial, openTable);
  const [connected, setConnected] = useState(true);
  const [live] = useState(() => createLiveClient(setConnected));
  const page = useRef(new AbortController());
  const { id, ply } = state.game;

  useEffect(() => {
    page.current = new AbortController();
    const subscription = live.client.subscription(GameChangedDocument, { id }).subscribe(({ data }) => {
      if (data) dispatch({ kind: 'told', game: gameOf(data.gameChanged) });
    });
    return () => {
      page.current.abort();
      subscription.unsubscribe();
    };
  }, [live, id]);

  async function ask<Variables extends AnyVariables>(
    document: TypedDocumentNode<{ action: ActionAnswerFragment }, Variables>,
    variables: Variables,
    { refused = 'refused', fulfilled = null }: AskOptions = {},
  ) {
    dispatch({ kind: 'asked' });
    const answer = await sendUntilAnswered(live.client, document, variables, page.current.signal);
    if (page.current.signal.aborted) return;
    if (!answer.ok) return dispatch({ kind: refused, trouble: answer.trouble });
    const { action } = answer.data;
    if (action.__typename !== 'Problem') return dispatch({ kind: 'told', game: gameOf(action) });
    if (action.code !== fulfilled) dispatch({ kind: refused, trouble: action.code });
  }

  const actions: TableActions = {
    move({ from, to, promotion }) {
      dispatch({ kind: 'moved', move: { from, to, promotion } });
      const input = { gameId: id, ply, from, to, promotion: toContract(promotion) };
      return ask(PlayMoveDocument, { input }, { refused: 'moveRefused' });
    },
    resign: () => ask(ResignDocument, { gameId: id }),
    abort: () => ask(AbortGameDocument, { gameId: id }),
    offerDraw: () => ask(OfferDrawDocument, { gameId: id, ply }),
    declineDraw: () => ask(DeclineDrawDocument, { gameId: id }),
    offerRematch: () => ask(OfferRematchDocument, { gameId: id }),
    async join(token) {
      const session = await startSession(live.client);
      if (!session.ok) return dispatch({ kind: 'refused', trouble: session.trouble });
      live.reopen();
      await ask(JoinGameDocument, { input: { gameId: id, token } }, { fulfilled: 'ALREADY_SEATED' });
    },
  };

  return { ...state, connection: useConnectionStage(connected), actions };
}
