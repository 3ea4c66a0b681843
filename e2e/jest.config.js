import { preset } from '../jest.preset.js';

export default {
  ...preset('browser'),
  // As for the others: it ends what hangs.
  testTimeout: 300_000,
  // Each worker plays with a product of its own: for a file alone, `-w 1` saves one.
  maxWorkers: 2,
  globalSetup: './shared-products.mjs',
  globalTeardown: './stop-shared-products.mjs',
};
