'use client';

import { useEffect, useReducer, useRef, useState } from 'react';
import type { BoardMove } from '../../board/picking';
import { fetchUntilThere } from '../../lib/fetch-until-there';
import { type ConnectionStage, useConnectionStage } from './connection-stage';
import type { Game } from './game';
import type { Line, Outcome } from './line';
import { ownSeat } from './seats';
import { openTable, type TableState, tableReducer } from './table-state';

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
  /** Whether the opponent has the game open; `null` where that is not known, or nobody’s business. */
  isOpponentThere: boolean | null;
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
  const line = useRef<Promise<Line> | null>(null);
  const { id, ply } = state.game;
  const hasOpponent = ownSeat(state.game) !== null && state.game.status === 'active';
  const [isOpponentThere, setOpponentThere] = useState<boolean | null>(null);

  useEffect(() => {
    // The code of the line comes after the page: the game is there to be looked at before.
    const opened = fetchUntilThere(
      () => import('./line'),
      () => setConnected(false),
    ).then(({ openLine }) =>
      openLine(id, { onGame: (game) => dispatch({ kind: 'told', game }), onConnected: setConnected }),
    );
    line.current = opened;
    return () => void opened.then((open) => open.close());
  }, [id]);

  useEffect(() => {
    if (!hasOpponent) return;
    const followed = line.current?.then((open) => open.followPresence(setOpponentThere));
    return () => {
      setOpponentThere(null);
      void followed?.then((stop) => stop());
    };
  }, [hasOpponent]);

  async function ask(
    request: (line: Line) => Promise<Outcome>,
    refused: 'refused' | 'moveRefused' = 'refused',
  ) {
    dispatch({ kind: 'asked' });
    const open = await line.current;
    const outcome = open && (await request(open));
    if (!outcome) return;
    if ('game' in outcome) dispatch({ kind: 'told', game: outcome.game });
    else dispatch({ kind: refused, trouble: outcome.trouble });
  }

  const actions: TableActions = {
    move(move) {
      const { from, to, promotion } = move;
      dispatch({ kind: 'moved', move: { from, to, promotion } });
      return ask((open) => open.move(move, ply), 'moveRefused');
    },
    resign: () => ask((open) => open.resign()),
    abort: () => ask((open) => open.abort()),
    offerDraw: () => ask((open) => open.offerDraw(ply)),
    declineDraw: () => ask((open) => open.declineDraw()),
    offerRematch: () => ask((open) => open.offerRematch()),
    join: (token) => ask((open) => open.join(token)),
  };

  return { ...state, connection: useConnectionStage(connected), isOpponentThere, actions };
}
