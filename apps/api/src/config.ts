import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import proxyAddress from 'proxy-addr';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What the environment decides, parsed once at boot. */
export interface Config {
  /** Port to listen on; 0 takes a free one. */
  readonly port: number;
  readonly host: string;
  /** PostgreSQL to use; undefined for the embedded database in `dataFolder`. */
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
  /** Redis that carries wake-ups between processes; undefined for a single process. */
  readonly redisUrl: string | undefined;
  /** The site's own origin, such as "https://fog.example"; undefined to take each request's. */
  readonly publicOrigin: string | undefined;
  /** Addresses, networks or names (`loopback`) whose X-Forwarded-* headers are believed. */
  readonly trustedProxies: readonly string[];
  /** What the host's own bot shows to be told from strangers'; undefined where the host has none. */
  readonly botKey: string | undefined;
  readonly version: string;
  readonly commit: string;
  readonly logLevel: LogLevel;
}

/** The environment does not make a server; the message names every variable at fault. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Error(`must be a port number from 0 to 65535, not "${text}"`);
}

function parseOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash)
    return url.origin;
  throw new Error(`must be an address such as https://fog.example, without a path, not "${text}"`);
}

function parseRedis(text: string): string {
  if (URL.canParse(text) && /^rediss?:$/.test(new URL(text).protocol)) return text;
  throw new Error(`must be an address such as redis://127.0.0.1:6379, not "${text}"`);
}

function parseKey(text: string): string {
  if (text.length >= SHORTEST_KEY) return text;
  throw new Error(`must have at least ${SHORTEST_KEY} characters`);
}

function parseProxies(text: string): string[] {
  const proxies = text
    .split(',')
    .map((proxy) => proxy.trim())
    .filter((proxy) => proxy !== '');
  proxyAddress.compile(proxies);
  return proxies;
}

function parseLogLevel(text: string): LogLevel {
  const level = LOG_LEVELS.find((known) => known === text);
  if (level) return level;
  throw new Error(`must be one of ${LOG_LEVELS.join(', ')}, not "${text}"`);
}

/** Nobody comes upon that many characters by trying. */
const SHORTEST_KEY = 16;

const PACKAGE_FILE = new URL('../package.json', import.meta.url);
const DEFAULT_DATA_FOLDER = fileURLToPath(new URL('../../../data', import.meta.url));

/**
 * Reads the configuration from environment variables.
 *
 * @throws ConfigError naming every variable that cannot be used.
 */
export function parseConfig(environment: Environment): Config {
  const problems: string[] = [];
  const read = <Value>(name: string, fallback: Value, parse: (text: string) => Value): Value => {
    const text = environment[name];
    if (text === undefined || text === '') return fallback;
    try {
      return parse(text);
    } catch (error) {
      problems.push(`${name} ${(error as Error).message}`);
      return fallback;
    }
  };
  const asItIs = (text: string) => text;
  const config: Config = {
    port: read('API_PORT', 4000, parsePort),
    host: read('API_HOST', '127.0.0.1', asItIs),
    databaseUrl: read<string | undefined>('DATABASE_URL', undefined, asItIs),
    dataFolder: read('DATA_FOLDER', DEFAULT_DATA_FOLDER, asItIs),
    redisUrl: read<string | undefined>('REDIS_URL', undefined, parseRedis),
    publicOrigin: read<string | undefined>('PUBLIC_URL', undefined, parseOrigin),
    trustedProxies: read('TRUSTED_PROXIES', ['loopback'], parseProxies),
    botKey: read<string | undefined>('BOT_KEY', undefined, parseKey),
    version: (JSON.parse(readFileSync(PACKAGE_FILE, 'utf8')) as { version: string }).version,
    commit: read('COMMIT', 'unknown', asItIs),
    logLevel: read('LOG_LEVEL', 'info', parseLogLevel),
  };
  if (problems.length > 0)
    throw new ConfigError(`The environment cannot be used:\n  ${problems.join('\n  ')}`);
  return config;
}
