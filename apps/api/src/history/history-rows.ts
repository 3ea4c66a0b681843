import { Prisma } from '../generated/prisma/client.js';
import type { Cursor } from './cursor.js';
import type { GameList, SortKey } from './game-list.js';
import type { GameFilter } from './history.inputs.js';

const COLUMNS = {
  endedAt: Prisma.sql`ended_at`,
  createdAt: Prisma.sql`created_at`,
  ply: Prisma.sql`ply`,
} satisfies Record<SortKey, Prisma.Sql>;

const and = (conditions: readonly Prisma.Sql[]) =>
  conditions.length > 0 ? Prisma.join([...conditions], ' AND ') : Prisma.sql`true`;

/**
 * Of the next places of a list after one of them, `size` at most, those that the filter lets through and the last one,
 * `most` at most, with how many were looked at. Every source is read along its index, as far as all of these places could be in it; a game that
 * stands in two sources counts once.
 */
export function placesAfter(
  list: GameList,
  from: Cursor | null,
  direction: 'asc' | 'desc',
  { size, most }: { readonly size: number; readonly most: number },
): Prisma.Sql {
  const key = COLUMNS[list.sortKey];
  const order = Prisma.raw(direction);
  const beyond = from === null ? Prisma.sql`true` : beyondPlace(list.sortKey, from, direction);
  const inOrder = Prisma.sql`ORDER BY key ${order}, id ${order} LIMIT ${size}`;
  const sources = sourcesOf(list).map(
    (source) => Prisma.sql`(SELECT id, ${key} AS key, ${filterCondition(list.filter)} AS matches FROM games
      WHERE ${source} AND ${beyond} ${inOrder})`,
  );
  const places = Prisma.sql`SELECT * FROM (${Prisma.join(sources, ' UNION ')}) AS places ${inOrder}`;
  // Whoever asks for what is rare looks at thousands: they do not leave the database.
  return Prisma.sql`SELECT id, key, matches, looked FROM (
      SELECT id, key, matches, row_number() OVER (ORDER BY key ${order}, id ${order})::int AS place, count(*) OVER ()::int AS looked
      FROM (${places}) AS stretch) AS numbered
    WHERE matches OR place = looked ORDER BY place LIMIT ${most}`;
}

/** How far a list is counted. */
export interface CountBounds {
  /** Games that its filter lets through. */
  readonly most: number;
  /** Games looked at for that, whether or not the filter lets them through. */
  readonly mostLookedAt: number;
}

/** How many games of a list its filter lets through, and whether the looking stopped before the end of the list. */
export function countUpTo(list: GameList, { most, mostLookedAt }: CountBounds): Prisma.Sql {
  const sources = Prisma.join(
    sourcesOf(list).map((source) => Prisma.sql`(${source})`),
    ' OR ',
  );
  return Prisma.sql`SELECT count(*) FILTER (WHERE matches AND place <= ${mostLookedAt})::int AS games,
      coalesce(bool_or(place > ${mostLookedAt}), false) AS "isCut" FROM
    (SELECT matches, place FROM
      (SELECT ${filterCondition(list.filter)} AS matches, row_number() OVER () AS place FROM games
        WHERE ${sources} LIMIT ${mostLookedAt + 1}) AS looked
      WHERE matches OR place > ${mostLookedAt} LIMIT ${most + 1}) AS counted`;
}

/** Whether a filter has conditions that no index holds. */
export function isSelective(filter: GameFilter): boolean {
  return filterConditions(filter).length > 0;
}

/** How many indexes a list is read from at once. */
export function sourceCount(list: GameList): number {
  return sourcesOf(list).length;
}

/** The rows of a list before its filter, each source along one index: a player's games stand in one a colour. */
function sourcesOf({ scope, filter, sortKey }: GameList): Prisma.Sql[] {
  const base = and([...scopeConditions(scope), ...(sortKey === 'endedAt' ? endedConditions(filter) : [])]);
  const { player } = scope;
  if (player === null) return [base];
  return [Prisma.sql`white_id = ${player} AND ${base}`, Prisma.sql`black_id = ${player} AND ${base}`];
}

function scopeConditions(scope: GameList['scope']): Prisma.Sql[] {
  switch (scope.kind) {
    case 'public':
      return [Prisma.sql`status = 'finished' AND listed`];
    case 'own':
      return scope.status ? [Prisma.sql`status = ${scope.status}::game_status`] : [];
    case 'open':
      return [Prisma.sql`status = 'waiting' AND pairing = 'anyone' AND due_at > ${scope.at}`];
  }
}

function endedConditions({ endedAfter, endedBefore }: GameFilter): Prisma.Sql[] {
  return [
    Prisma.sql`ended_at IS NOT NULL`,
    ...(endedAfter ? [Prisma.sql`ended_at >= ${endedAfter}`] : []),
    ...(endedBefore ? [Prisma.sql`ended_at < ${endedBefore}`] : []),
  ];
}

const filterCondition = (filter: GameFilter) => and(filterConditions(filter));

/** What of a filter no index holds. */
function filterConditions({ pairing, winner, draw, reason, minPlies, maxPlies }: GameFilter): Prisma.Sql[] {
  return [
    ...(pairing ? [Prisma.sql`pairing = ${pairing}::pairing`] : []),
    ...(winner ? [Prisma.sql`winner IS NOT DISTINCT FROM ${winner}::color`] : []),
    ...(draw === true ? [Prisma.sql`(status = 'finished' AND winner IS NULL)`] : []),
    ...(draw === false ? [Prisma.sql`winner IS NOT NULL`] : []),
    ...(reason ? [Prisma.sql`reason IS NOT DISTINCT FROM ${reason}::end_reason`] : []),
    ...(minPlies != null ? [Prisma.sql`ply >= ${minPlies}`] : []),
    ...(maxPlies != null ? [Prisma.sql`ply <= ${maxPlies}`] : []),
  ];
}

/** Of the database's; a cursor may name a place beyond every game. */
const LARGEST_INTEGER = 2 ** 31 - 1;

/** Compared as a pair, as the indexes hold them, so that equal keys are passed over without being read. */
function beyondPlace(sortKey: SortKey, { key, id }: Cursor, direction: 'asc' | 'desc'): Prisma.Sql {
  const value = sortKey === 'ply' ? Math.min(key, LARGEST_INTEGER) : new Date(key);
  return Prisma.sql`(${COLUMNS[sortKey]}, id) ${Prisma.raw(direction === 'asc' ? '>' : '<')} (${value}, ${id})`;
}
