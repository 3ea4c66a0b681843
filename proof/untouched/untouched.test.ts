import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Touch, Wanted } from './touching.js';

/** The files of the referee that hold a game as it is, to change it, keep it or look at it through `view`. */
const HOLDERS =
  /^apps\/api\/src\/games\/(stored-game|create-game|join-game|see-game|rematch|expiry|game-rows|recent-games|games\.service|games\.store)\.ts$/;

/** Games that are over: exports, whose service refuses all others and whose lists hold none that runs, and the samples. */
const EXPORTS = /^apps\/api\/src\/(exports\/[\w.-]+|games\/game-pgn|samples\/sample[\w.-]+)\.ts$/;

/** The site's games of its own: famous ones, and finished ones told again. Never one that runs. */
const OWN_GAMES =
  /^apps\/web\/src\/(features\/(home\/example-games|replay\/story|rules\/[\w-]+|lesson\/[\w-]+)|lib\/play-out)\.tsx?$/;

const FOUND = "import type { FoundGame } from '../games/stored-game.js';";
const PLANTED = {
  'apps/api/src/planted/planted.resolver.ts': `${FOUND}
export const answer = (found: FoundGame) => ({ version: 1, inner: { game: found.stored.game } });`,
  'apps/api/src/planted/book.resolver.ts': `${FOUND}
export const answer = (found: FoundGame) => found.stored.game.moves.map((record) => record.san);`,
  'apps/api/src/games/expiry.log.ts': `import type { Logger } from 'pino';
import type { StoredGame } from './stored-game.js';
export const tell = (log: Logger, stored: StoredGame) => log.info({ about: { stored } }, 'a game');`,
  'apps/api/src/games/see-game.wake-up.ts': `import type { LocalWakeUps } from '../realtime/wake-ups.js';
import type { StoredGame } from './stored-game.js';
export const wake = (wakeUps: LocalWakeUps, { id, game }: StoredGame) => {
  const wakeUp = { kind: 'gameChanged' as const, gameId: id, version: 1, game };
  wakeUps.send(wakeUp);
};`,
};

const PLANTED_PAGE = {
  'apps/web/src/app/planted-page.tsx': `import { START_POSITION } from '@fog/engine';
export const page = () => START_POSITION;`,
};

/** Looks in a process of its own: within jest, TypeScript takes four times as long. */
async function touches(wanted: Wanted): Promise<Touch[]> {
  const program = fileURLToPath(new URL('touching.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', '@swc-node/register/esm-register', program, JSON.stringify(wanted)],
    { cwd: dirname(program) },
  );
  return JSON.parse(stdout);
}

test.each([
  {
    what: 'resolver, log line or message between processes touches a position, a game as it is, or its book',
    project: 'apps/api',
    // Planted beside the files that may hold a game, so that only what is sent from there counts.
    holders: [HOLDERS, EXPORTS, /\.(log|wake-up)\.ts$/],
    planted: PLANTED,
  },
  {
    what: 'page touches a position or a game, but for games that are not being played',
    project: 'apps/web',
    holders: [OWN_GAMES],
    planted: PLANTED_PAGE,
  },
])('no $what', async ({ project, holders, planted }) => {
  const found = await touches({ project, holders: holders.map(({ source }) => source), planted });
  const plants = Object.keys(planted);
  expect(found.filter(({ file }) => !plants.includes(file))).toEqual([]);
  expect(plants.filter((file) => found.some((touch) => touch.file === file))).toEqual(plants);
});
