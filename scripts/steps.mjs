/** What has to be made before the product runs, from what, and in which order. */
import { fingerprint, isFresh, markFresh } from './fingerprint.mjs';
import { step } from './progress.mjs';
import { commitOf, pnpm, tool } from './workspace.mjs';

const PACKAGES = ['packages/engine', 'apps/api', 'apps/bot', 'apps/web', 'e2e', 'proof'];
const LOCKFILES = [
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'package.json',
  ...PACKAGES.map((path) => `${path}/package.json`),
];
const SITE = ['apps/web', 'tsconfig.base.json'];
const NO_TELEMETRY = {
  NEXT_TELEMETRY_DISABLED: '1',
  CHECKPOINT_DISABLE: '1',
  PRISMA_HIDE_UPDATE_MESSAGE: '1',
};

const compile = (path) => tool('tsc', ['-p', `${path}/tsconfig.json`]);
const inPackage = (path, args, env = {}) =>
  pnpm(['--dir', path, ...args], { env: { ...NO_TELEMETRY, ...env } });

/** Each step: its title, what it is made from, what it makes, and how. A step is made again when an earlier one it `needs` was. */
const STEPS = [
  {
    name: 'packages',
    title: 'Installing packages (a minute or two the first time)',
    from: LOCKFILES,
    makes: ['node_modules/.modules.yaml'],
    make: () => pnpm(['install', '--frozen-lockfile', '--reporter', 'append-only'], { show: true }),
  },
  {
    name: 'engine',
    title: 'Building the rules engine',
    needs: ['packages'],
    from: ['packages/engine/src', 'packages/engine/tsconfig.json', 'tsconfig.base.json'],
    makes: ['packages/engine/dist/index.js'],
    make: () => compile('packages/engine'),
  },
  {
    name: 'database',
    title: 'Generating the database client',
    needs: ['packages'],
    from: ['prisma', 'prisma.config.ts'],
    makes: ['apps/api/src/generated/prisma/client.ts'],
    make: () => tool('prisma', ['generate'], { env: NO_TELEMETRY }),
  },
  {
    name: 'api',
    title: 'Building the referee',
    needs: ['engine', 'database'],
    from: ['apps/api/src', 'apps/api/tsconfig.json', 'tsconfig.base.json'],
    makes: ['apps/api/dist/main.js'],
    make: () => compile('apps/api'),
  },
  {
    name: 'bot',
    title: 'Building the computer',
    needs: ['engine'],
    from: ['apps/bot/src', 'apps/bot/tsconfig.json', 'tsconfig.base.json'],
    makes: ['apps/bot/dist/main.js'],
    make: () => compile('apps/bot'),
  },
  {
    name: 'documents',
    title: 'Typing the GraphQL documents',
    needs: ['packages'],
    from: ['schema.graphql', 'apps/web/codegen.ts', 'apps/web/src'],
    makes: ['apps/web/src/gql/graphql.ts'],
    make: () => inPackage('apps/web', ['run', 'codegen']),
  },
  {
    name: 'web',
    title: 'Building the site',
    needs: ['engine', 'documents'],
    from: SITE,
    makes: ['apps/web/.next/BUILD_ID'],
    // Pages carry the commit that made them what they are: the newest one would make every commit a new build.
    make: () => inPackage('apps/web', ['run', 'build'], { COMMIT: process.env.COMMIT ?? commitOf(SITE) }),
  },
];

/** Brings every step up to date, or only those named and what they need. Says one line for each that had to be made. */
export async function prepare(names = STEPS.map((each) => each.name)) {
  const prints = {};
  const wanted = new Set(names);
  for (const each of [...STEPS].reverse()) {
    if (wanted.has(each.name)) for (const need of each.needs ?? []) wanted.add(need);
  }
  for (const each of STEPS.filter((candidate) => wanted.has(candidate.name))) {
    const print = fingerprint(
      each.from,
      (each.needs ?? []).map((need) => prints[need]),
    );
    prints[each.name] = print;
    if (isFresh(each.name, print, each.makes)) continue;
    await step(each.title, each.make);
    markFresh(each.name, print);
  }
}
