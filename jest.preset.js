/** What every jest project of the workspace shares: native ES modules, TypeScript through swc. */
export const preset = (displayName, { decorators = false, jsx = false } = {}) => ({
  displayName,
  testMatch: ['**/*.test.ts', '**/*.test.tsx', '**/*.test.mjs'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.next/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', decorators, tsx: jsx },
          experimental: { keepImportAttributes: true },
          transform: {
            ...(decorators ? { legacyDecorator: true, decoratorMetadata: true } : {}),
            ...(jsx ? { react: { runtime: 'automatic' } } : {}),
          },
        },
        module: { type: 'es6' },
      },
    ],
  },
});
