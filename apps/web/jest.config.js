import { preset } from '../../jest.preset.js';

const shared = preset('web', { jsx: true });

export default {
  ...shared,
  setupFilesAfterEnv: ['<rootDir>/src/testing/patience.ts'],
  moduleNameMapper: {
    ...shared.moduleNameMapper,
    '\\.(module\\.css|webp)$': '<rootDir>/src/testing/asset-stub.js',
  },
};
