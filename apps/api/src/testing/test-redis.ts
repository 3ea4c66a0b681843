/** The Redis to test on; without one, tests that need it are not defined. */
export const TEST_REDIS = process.env.TEST_REDIS_URL;
