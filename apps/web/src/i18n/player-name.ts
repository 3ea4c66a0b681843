import { useTranslations } from 'next-intl';
import type { NamedPlayerFragment } from '../gql/graphql';

/** A player as the API names them. */
export type NamedPlayer = Readonly<NamedPlayerFragment>;

/** A name that the server gave to a guest who gave none: it speaks English. */
const GUEST = /^Guest-(\d{4})$/;

/** What a player is called on the page: their own name, or in the page's language what nobody chose. */
export function playerName(
  { name, isDeleted }: NamedPlayer,
  translate: ReturnType<typeof useTranslations<'names'>>,
): string {
  if (isDeleted) return translate('deleted');
  const number = GUEST.exec(name)?.[1];
  return number ? translate('guest', { number }) : name;
}

/** Says what players are called; `null` of nobody, as of a free seat. */
export function usePlayerName() {
  const translate = useTranslations('names');
  return <Player extends NamedPlayer | null>(player: Player) =>
    (player && playerName(player, translate)) as Player extends null ? null : string;
}
