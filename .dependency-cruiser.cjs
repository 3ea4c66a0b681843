/** Who may import whom (ARCHITECTURE.md, "Rooms"). `npm run check` fails on the first import that goes the other way. */
const LADDER = [
  'square',
  'piece',
  'board',
  'position',
  'moves',
  'vision',
  'outcome',
  'clock',
  'game',
  'view',
];
const ENGINE = '^packages/engine/src';
const TEST = '(\\.test\\.(ts|tsx|mjs)$|/testing/)';
const GENERATED = '/(generated|gql)/';

/** No rung of the engine's ladder imports a higher one. */
const ladderRules = LADDER.slice(0, -1).map((rung, index) => ({
  name: `engine-ladder-${rung}`,
  severity: 'error',
  comment: `${rung}.ts may import lower rungs only`,
  from: { path: `${ENGINE}/${rung}\\.ts$` },
  to: { path: `${ENGINE}/(${LADDER.slice(index + 1).join('|')}|index)\\.ts$` },
}));

const forbid = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

module.exports = {
  forbidden: [
    forbid('no-circles', 'imports run one way', { pathNot: GENERATED }, { circular: true }),
    forbid(
      'engine-imports-nothing',
      'the rules stand alone: no package, no Node, no other room',
      { path: ENGINE, pathNot: TEST },
      { pathNot: ENGINE },
    ),
    ...ladderRules,
    forbid(
      'engine-by-its-door',
      'other rooms know the engine by its index only',
      { path: '^(apps|e2e|scripts)/' },
      { path: '^packages/engine/(src|dist)/(?!index\\.)' },
    ),
    forbid(
      'product-never-imports-proof',
      'leaks are planted in the proof and nowhere else',
      { path: '^(apps|packages|scripts)/' },
      { path: '^proof/' },
    ),
    forbid('nobody-imports-main', 'main.ts is wiring; nothing depends on it', {}, { path: '/main\\.ts$' }),
    forbid(
      'api-never-web',
      'the referee does not know the table',
      { path: '^apps/api' },
      { path: '^apps/web' },
    ),
    forbid(
      'web-never-api',
      'the table knows the referee by its schema only',
      { path: '^apps/web' },
      { path: '^apps/api' },
    ),
    forbid(
      'bot-knows-the-contract-only',
      'the computer is a player like any other: it has the public API, and the rules for words and moves',
      { path: '^apps/bot/src', pathNot: TEST },
      { path: '^(apps/(?!bot/)|packages/(?!engine/)|prisma|scripts|e2e|proof)' },
    ),
    forbid(
      'nobody-imports-the-bot',
      'what it is told it is told by the public API',
      { pathNot: '^apps/bot/' },
      { path: '^apps/bot/' },
    ),
    forbid(
      'only-stores-see-prisma',
      'the database client is seen by stores and the database room alone',
      {
        path: '^apps/api/src',
        pathNot: ['(\\.store|-rows)\\.ts$', '^apps/api/src/(database|generated|testing)/', TEST],
      },
      { path: ['^apps/api/src/generated', '@prisma/'] },
    ),
    forbid(
      'stores-know-no-service',
      'resolver > service > store',
      { path: '\\.store\\.ts$' },
      { path: '\\.(service|resolver)\\.ts$' },
    ),
    forbid(
      'services-know-no-resolver',
      'resolver > service > store',
      { path: '\\.service\\.ts$' },
      { path: '\\.resolver\\.ts$' },
    ),
    forbid(
      'resolvers-ask-services',
      'a resolver never reaches past its service',
      { path: '\\.resolver\\.ts$' },
      { path: ['\\.store\\.ts$', '^apps/api/src/database/'] },
    ),
    forbid(
      'features-are-separate',
      'features never import each other',
      { path: '^apps/web/src/features/([^/]+)/' },
      { path: '^apps/web/src/features/([^/]+)/', pathNot: '^apps/web/src/features/$1/' },
    ),
    forbid(
      'shared-parts-know-no-feature',
      'app > features > board, ui, lib',
      { path: '^apps/web/src/(board|ui|lib|i18n)/' },
      { path: '^apps/web/src/(features|app)/' },
    ),
    forbid(
      'features-know-no-page',
      'app > features',
      { path: '^apps/web/src/features/' },
      { path: '^apps/web/src/app/' },
    ),
    forbid(
      'board-knows-no-server',
      'the board is handed a view and knows no rules',
      { path: '^apps/web/src/board/' },
      { path: ['^apps/web/src/(lib|gql)/', 'node_modules/(urql|@urql|graphql)'] },
    ),
    forbid(
      'product-never-imports-tests',
      'what tests compose stays in the test tree',
      { path: '^(apps|packages)/[^/]+/src', pathNot: TEST },
      { path: TEST },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.next|\\.cache|coverage)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
