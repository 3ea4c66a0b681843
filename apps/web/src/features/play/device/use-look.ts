'use client';

import type { Color } from '@fog/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LookDocument } from '../../../gql/graphql';
import { createGraphqlClient } from '../../../lib/graphql-client';
import { answerOf } from '../../../lib/send';
import type { Trouble } from '../../../lib/trouble';
import { toContract } from '../../../lib/vocabulary';
import { type Entry, entryOf, type Game, type Sight, sightOf } from '../game';

/** What the side to move sees, for as long as it looks. */
interface Sighted {
  sight: Sight;
  moves: readonly Entry[];
}

/** A look behind the curtain: none while it is down. */
export interface Look {
  sighted: Sighted | null;
  opening: boolean;
  trouble: Trouble | null;
  /** Lifts the curtain for the side to move. */
  open(turn: Color): Promise<void>;
  /** Lets the curtain fall, in the same frame. */
  close(): void;
}

/**
 * The one thing at this table that knows a piece. It holds a look for one turn only: the game going on, the page
 * being left or brought back, or `close` drop it. Each look asks through a client of its own, so that nothing of one
 * player's answer is left where the other's could meet it.
 */
export function useLook({ id, ply }: Game): Look {
  const [sighted, setSighted] = useState<Sighted | null>(null);
  const [opening, setOpening] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const latest = useRef(0);

  if (sighted && sighted.sight.ply !== ply) setSighted(null);

  const close = useCallback(() => {
    latest.current++;
    setSighted(null);
    setOpening(false);
  }, []);

  useEffect(() => {
    const fall = () => flushSync(close);
    addEventListener('pagehide', fall);
    addEventListener('pageshow', fall);
    return () => {
      removeEventListener('pagehide', fall);
      removeEventListener('pageshow', fall);
    };
  }, [close]);

  const open = async (turn: Color) => {
    const asked = ++latest.current;
    setOpening(true);
    setTrouble(null);
    const eyes = toContract(turn);
    const answer = answerOf(await createGraphqlClient().query(LookDocument, { id, eyes }).toPromise());
    if (asked !== latest.current) return;
    setOpening(false);
    if (!answer.ok) return setTrouble(answer.trouble);
    const { game } = answer.data;
    if (game) setSighted({ sight: sightOf(game.board), moves: game.moves.map(entryOf) });
  };

  return { sighted, opening, trouble, open, close };
}
