import { preset } from '../../jest.preset.js';

export default {
  ...preset('api', { decorators: true }),
  setupFiles: ['reflect-metadata'],
  testTimeout: 30_000,
};
