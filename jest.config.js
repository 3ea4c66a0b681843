export default {
  // Jest reads this here only, not in a project: the first test may build the template of its database, and a database is opened in many a test's first hook.
  testTimeout: 60_000,
  projects: [
    '<rootDir>/packages/engine',
    '<rootDir>/apps/api',
    '<rootDir>/apps/bot',
    '<rootDir>/apps/web',
    '<rootDir>/scripts',
    '<rootDir>/proof',
  ],
};
