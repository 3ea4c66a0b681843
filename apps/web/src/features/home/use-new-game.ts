import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useRef, useState } from 'react';
import { createGraphqlClient } from '../../lib/graphql-client';
import { paths } from '../../lib/paths';
import type { Trouble } from '../../lib/trouble';
import { createIdempotencyKey } from './idempotency-key';
import { type GameWish, type NewGamePairing, requestGame } from './request-game';

interface NewGame {
  /** What is being made just now; nothing else can be asked for until it is there, or has failed. */
  making: NewGamePairing | null;
  /** Why the last try failed. */
  trouble: Trouble | null;
  /** Makes the game and goes to its table. Tapping twice, or again after a lost answer, makes one game. */
  make(wish: GameWish): Promise<void>;
}

export function useNewGame(): NewGame {
  const router = useRouter();
  const locale = useLocale();
  const [making, setMaking] = useState<NewGamePairing | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const keys = useRef(new Map<string, string>());

  const keyFor = (wish: GameWish) => {
    const same = Object.values(wish).join(' ');
    const key = keys.current.get(same) ?? createIdempotencyKey();
    keys.current.set(same, key);
    return key;
  };

  const make = async (wish: GameWish) => {
    if (making) return;
    setMaking(wish.pairing);
    setTrouble(null);
    const outcome = await requestGame(createGraphqlClient(), wish, keyFor(wish));
    if ('gameId' in outcome) {
      router.push(paths.game(locale, outcome.gameId));
    } else {
      setTrouble(outcome.trouble);
      setMaking(null);
    }
  };

  return { making, trouble, make };
}
