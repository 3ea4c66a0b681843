export default {
  // Jest reads this here only, not in a project. It ends what hangs, and nothing else: a machine that is busy with other
  // things may take many times as long as a quiet one.
  testTimeout: 300_000,
  projects: [
    '<rootDir>/packages/engine',
    '<rootDir>/apps/api',
    '<rootDir>/apps/bot',
    '<rootDir>/apps/web',
    '<rootDir>/scripts',
    '<rootDir>/proof',
  ],
};
