import { COLORS, END_REASONS } from '@fog/engine';
import type { GameFilter, GameOrder } from '../../gql/graphql';
import { toContract } from '../../lib/vocabulary';
import { only, type SearchParams } from '../../ui/games/list-page';

/** What can be chosen, as the address spells it. */
export const RESULTS = [...COLORS, 'draw'] as const;
export const REASONS = END_REASONS;
export const ORDERS = ['newest', 'oldest', 'longest', 'shortest'] as const;

/** The fields of the filter, as they are named in the address and in the form. */
export const FIELDS = ['result', 'reason', 'from', 'to', 'min', 'max', 'player', 'order'] as const;
export type FilterField = (typeof FIELDS)[number];

/** The fields that an address gives, each understood. */
export type Filter = Readonly<Partial<Record<FilterField, string>>>;

/** Of a year that the API and its database can tell: not 0, and not the last one of four digits. */
const DAY = /^[12]\d{3}-\d\d-\d\d$/;
const DAY_MS = 24 * 60 * 60 * 1000;
const isDay = (text: string) => DAY.test(text) && startOf(text)?.slice(0, 10) === text;
const isLength = (text: string) => /^\d{1,4}$/.test(text);
const oneOf = (words: readonly string[]) => (text: string) => words.includes(text);

const UNDERSTOOD: Readonly<Record<FilterField, (text: string) => boolean>> = {
  result: oneOf(RESULTS),
  reason: oneOf(REASONS),
  from: isDay,
  to: isDay,
  min: isLength,
  max: isLength,
  player: (text) => /^[\w-]{1,64}$/.test(text),
  order: oneOf(ORDERS),
};

/** The filter of an address, and whether part of it meant nothing: that part is left out. */
export function readFilter(search: SearchParams): { filter: Filter; isMisread: boolean } {
  const given = FIELDS.filter((field) => search[field] !== undefined && search[field] !== '');
  const understood = given.filter((field) => UNDERSTOOD[field](only(search[field]) ?? ''));
  return {
    filter: Object.fromEntries(understood.map((field) => [field, only(search[field])])),
    isMisread: understood.length < given.length,
  };
}

/** The filter as the API is asked for it. Days are UTC days, the last one included. */
export function queryOf({ result, reason, from, to, min, max, player, order }: Filter): {
  filter: GameFilter;
  orderBy: GameOrder;
} {
  return {
    filter: {
      ...(result === 'draw' && { draw: true }),
      ...(result && result !== 'draw' && { winner: toContract(result) as GameFilter['winner'] }),
      ...(reason && { reason: toContract(reason) as GameFilter['reason'] }),
      ...(from && { endedAfter: startOf(from) }),
      ...(to && { endedBefore: startOf(to, 1) }),
      ...(min && { minPlies: Number(min) }),
      ...(max && { maxPlies: Number(max) }),
      ...(player && { player }),
    },
    orderBy: GAME_ORDERS[(order ?? 'newest') as (typeof ORDERS)[number]],
  };
}

const GAME_ORDERS = {
  newest: 'ENDED_DESC',
  oldest: 'ENDED_ASC',
  longest: 'PLIES_DESC',
  shortest: 'PLIES_ASC',
} as const satisfies Record<(typeof ORDERS)[number], GameOrder>;

/** When a UTC day begins, so many days later; `null` for a day that no calendar has. */
function startOf(day: string, later = 0): string | null {
  const at = Date.parse(`${day}T00:00:00.000Z`);
  return Number.isNaN(at) ? null : new Date(at + later * DAY_MS).toISOString();
}

/** The address of the list under a filter, at a place of it. */
export function addressOf(
  path: string,
  filter: Filter,
  place: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({ ...filter, ...place }).toString();
  return query ? `${path}?${query}` : path;
}
