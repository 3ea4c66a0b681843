import { preset } from '../jest.preset.js';

export default { ...preset('browser'), testTimeout: 120_000, maxWorkers: 1 };
