import { ConfigError, parseConfig } from './config.js';

test('an empty environment gives the defaults', () => {
  expect(parseConfig({ API_PORT: '' })).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    dataFolder: expect.stringMatching(/\/data$/),
    publicOrigin: undefined,
    trustedProxies: ['loopback'],
    botKey: undefined,
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    commit: 'unknown',
    logLevel: 'info',
  });
});

test('every variable is read', () => {
  const environment = {
    API_PORT: '0',
    API_HOST: '0.0.0.0',
    DATABASE_URL: 'postgresql://db/fog',
    DATA_FOLDER: '/srv/fog',
    REDIS_URL: 'redis://cache:6379',
    PUBLIC_URL: 'https://fog.example/',
    TRUSTED_PROXIES: 'loopback, 10.0.0.0/8',
    BOT_KEY: 'sixteen-or-more-of-them',
    COMMIT: 'abc',
    LOG_LEVEL: 'warn',
  };
  expect(parseConfig(environment)).toMatchObject({
    port: 0,
    host: '0.0.0.0',
    databaseUrl: 'postgresql://db/fog',
    dataFolder: '/srv/fog',
    redisUrl: 'redis://cache:6379',
    publicOrigin: 'https://fog.example',
    trustedProxies: ['loopback', '10.0.0.0/8'],
    botKey: 'sixteen-or-more-of-them',
    commit: 'abc',
    logLevel: 'warn',
  });
});

test.each([
  ['API_PORT', '65536'],
  ['API_PORT', '-1'],
  ['API_PORT', '4000x'],
  ['PUBLIC_URL', 'fog.example'],
  ['PUBLIC_URL', 'ftp://fog.example'],
  ['PUBLIC_URL', 'https://fog.example/play'],
  ['REDIS_URL', 'cache:6379'],
  ['TRUSTED_PROXIES', 'everybody'],
  ['BOT_KEY', 'fifteen-of-them'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => parseConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => parseConfig({ [name]: value })).toThrow(name);
});

test('all faults are told at once', () => {
  expect(() => parseConfig({ API_PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/API_PORT.*LOG_LEVEL/s);
});
