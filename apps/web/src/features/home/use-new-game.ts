import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useRef, useState } from 'react';
import { createGraphqlClient } from '../../lib/graphql-client';
import { paths } from '../../lib/paths';
import type { Trouble } from '../../lib/trouble';
import { createIdempotencyKey } from './idempotency-key';
import { type ColorWish, type NewGamePairing, requestGame } from './request-game';

interface NewGame {
  /** What is being made just now; nothing else can be asked for until it is there, or has failed. */
  making: NewGamePairing | null;
  /** Why the last try failed. */
  trouble: Trouble | null;
  /** Makes the game and goes to its table. Tapping twice, or again after a lost answer, makes one game. */
  make(pairing: NewGamePairing, color: ColorWish): Promise<void>;
}

export function useNewGame(): NewGame {
  const router = useRouter();
  const locale = useLocale();
  const [making, setMaking] = useState<NewGamePairing | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const keys = useRef(new Map<string, string>());

  const keyFor = (wish: string) => {
    const key = keys.current.get(wish) ?? createIdempotencyKey();
    keys.current.set(wish, key);
    return key;
  };

  const make = async (pairing: NewGamePairing, color: ColorWish) => {
    if (making) return;
    setMaking(pairing);
    setTrouble(null);
    const outcome = await requestGame(createGraphqlClient(), pairing, color, keyFor(`${pairing} ${color}`));
    if ('gameId' in outcome) {
      router.push(paths.game(locale, outcome.gameId));
    } else {
      setTrouble(outcome.trouble);
      setMaking(null);
    }
  };

  return { making, trouble, make };
}
