import { untilAlive } from '../alive.mjs';

/** @param {import('playwright-core').Page} page @param {string | RegExp} name */
export const button = (page, name) => page.getByRole('button', { name });

/**
 * Makes a game with a friend as White, and gives its invitation.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} origin
 * @param {string} clock as the home page names it
 * @returns {Promise<{ gameId: string, token: string }>}
 */
export async function openTable(page, origin, clock = 'No clock') {
  await page.goto(`${origin}/en`);
  await untilAlive(page);
  await page.getByRole('radio', { name: 'White' }).check({ force: true });
  await page.getByRole('radio', { name: clock, exact: true }).check({ force: true });
  await button(page, /Play a friend/).click();
  await page.waitForURL(/\/en\/game\//);
  const link = new URL(await page.getByLabel('The link for your friend').inputValue());
  return { gameId: link.pathname.split('/').at(-1) ?? '', token: link.hash.split('=')[1] ?? '' };
}

/**
 * Joins a game over the API, as a program would.
 *
 * @param {string} origin
 * @param {{ gameId: string, token: string }} invitation
 */
export async function joinAs(origin, { gameId, token }) {
  let session = '';
  /** @param {string} query @param {object} variables */
  const ask = async (query, variables) => {
    const headers = {
      'content-type': 'application/json',
      ...(session && { authorization: `Bearer ${session}` }),
    };
    const body = JSON.stringify({ query, variables });
    const answer = await (await fetch(`${origin}/graphql`, { method: 'POST', headers, body })).json();
    const problem = answer.errors?.[0].message ?? answer.data.done.code;
    if (problem) throw new Error(problem);
    return answer.data.done;
  };
  const started = await ask(
    'mutation ($input: StartSessionInput!) { done: startSession(input: $input) { token } }',
    { input: { delivery: 'TOKEN' } },
  );
  session = started.token;
  await ask(
    'mutation ($input: JoinGameInput!) { done: joinGame(input: $input) { ... on Problem { code } } }',
    { input: { gameId, token } },
  );
  return {
    /** @param {number} ply @param {import('@fog/engine').Move} move */
    async play(ply, { from, to }) {
      await ask(
        'mutation ($input: PlayMoveInput!) { done: playMove(input: $input) { ... on Problem { code } } }',
        { input: { gameId, ply, from, to } },
      );
    },
    /** What the clocks of a game stand at. @returns {Promise<{ whiteMs: number, blackMs: number }>} */
    async clock() {
      const game = await ask('query ($id: ID!) { done: game(id: $id) { clock { whiteMs blackMs } } }', {
        id: gameId,
      });
      return game.clock;
    },
  };
}
