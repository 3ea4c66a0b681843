import { preset } from '../../jest.preset.js';

const shared = preset('web', { jsx: true });

export default {
  ...shared,
  moduleNameMapper: {
    ...shared.moduleNameMapper,
    '\\.(module\\.css|webp)$': '<rootDir>/src/testing/asset-stub.js',
  },
};
