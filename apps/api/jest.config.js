import { preset } from '../../jest.preset.js';

export default {
  ...preset('api', { decorators: true }),
  setupFiles: ['reflect-metadata'],
  setupFilesAfterEnv: ['<rootDir>/src/testing/patience.js'],
};
