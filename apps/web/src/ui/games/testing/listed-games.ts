import type { ListedGameFragment, ListPageFragment } from '../../../gql/graphql';

/** A finished game as lists tell of it: 1.f3 e5 2.g4 Qh4 3.a3 Qxe1, changed as the test wants it. */
export const listedGame = (changes: Partial<ListedGameFragment> = {}): ListedGameFragment => ({
  id: 'gSample',
  pairing: 'FRIEND',
  ply: 6,
  endedAt: '2026-11-03T12:00:00.000Z',
  isSample: false,
  white: { id: 'pAnna', name: 'Anna', isBot: false, isDeleted: false },
  black: { id: 'pBo', name: 'Bo', isBot: true, isDeleted: false },
  result: { winner: 'BLACK', reason: 'KING_CAPTURED' },
  board: { placement: 'rnb1kbnr/pppp1ppp/8/4p3/6P1/P4P2/1PPPP2P/RNBQqBNR' },
  ...changes,
});

/** A page of a list with these games, the only one unless told otherwise. */
export const listPage = (
  nodes: readonly ListedGameFragment[],
  pageInfo: Partial<ListPageFragment['pageInfo']> = {},
): ListPageFragment => ({
  nodes: [...nodes],
  pageInfo: {
    hasNextPage: false,
    hasPreviousPage: false,
    startCursor: 'first',
    endCursor: 'last',
    stoppedEarly: false,
    ...pageInfo,
  },
});
