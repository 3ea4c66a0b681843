/**
 * What the page shows, word for word as `docs/api` has it, where a test runs all of it. Origins are those of a server on
 * one's own machine; the page puts its own in their place.
 */
export const EXAMPLES = {
  start: `API=http://localhost:3000/graphql
TOKEN=
ask() { curl -s "$API" -H 'content-type: application/json' -H "authorization: Bearer $TOKEN" -d "$1"; echo; }
ask '{"query": "{ server { version time } }"}'`,
  watch: `subscription Watch($id: ID!) {
  gameChanged(id: $id) {
    version status turn ply
    white { name } black { name }
    clock { whiteMs blackMs running }
    board { placement }
    result { winner reason }
  }
}`,
  read: `query Decisive($after: String) {
  games(first: 20, after: $after, filter: { draw: false, minPlies: 20 }, orderBy: ENDED_DESC) {
    edges { cursor node { id white { name } black { name } ply result { winner reason } endedAt } }
    pageInfo { hasNextPage endCursor stoppedEarly }
    totalCount
    totalCountIsExact
  }
}`,
  data: `curl -s 'http://localhost:3000/export/games.ndjson?since=2026-11-29T00:00:00.000Z'`,
} as const;

/** Where the examples say that the server is. */
export const EXAMPLE_ORIGIN = 'http://localhost:3000';

/** How many steps of the projection `npm run prove` plays, as `docs/fog.md` tells it. */
export const PROOF_STEPS = 300_000;

/** How many leaks it plants and has to catch, told there as well. */
export const PROOF_LEAKS = 47;
