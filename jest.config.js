export default {
  // Jest reads this here only, not in a project: a database is opened in many a test's first hook.
  testTimeout: 30_000,
  projects: [
    '<rootDir>/packages/engine',
    '<rootDir>/apps/api',
    '<rootDir>/apps/web',
    '<rootDir>/scripts',
    '<rootDir>/proof',
  ],
};
