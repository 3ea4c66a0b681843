import { pino } from 'pino';
import type { Config } from '../config.js';
import type { Database } from '../database/database.js';
import type { DeadlinesService } from '../deadlines/deadlines.service.js';
import { assembleParts, type Substitutes } from '../parts.js';
import type { RetentionService } from '../retention/retention.service.js';
import type { SamplesService } from '../samples/samples.service.js';
import { type RunningServer, startServer } from '../server.js';
import { TestClient } from './test-client.js';
import { openTestDatabase } from './test-database.js';

const CONFIG: Config = {
  port: 0,
  host: '127.0.0.1',
  databaseUrl: undefined,
  dataFolder: '',
  redisUrl: undefined,
  publicOrigin: undefined,
  trustedProxies: ['loopback'],
  botKey: undefined,
  version: '1.2.3',
  commit: 'abc',
  logLevel: 'debug',
};

/** A whole server on a free port, with a real database behind it. */
export interface TestServer {
  readonly port: number;
  readonly database: Database;
  readonly deadlines: DeadlinesService;
  readonly retention: RetentionService;
  readonly samples: SamplesService;
  /** Everything the server has logged so far, line by line. */
  readonly logged: readonly string[];
  /** A client without a session. */
  stranger(): TestClient;
  /** Another client of somebody's. */
  withToken(token: string | undefined): TestClient;
  /** A client with a guest's bearer token. */
  guest(name?: string): Promise<TestClient>;
  /** Stops the server while its clients are still connected. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  readonly config?: Partial<Config>;
  readonly substitutes?: Substitutes;
  /** A database that outlives this server; without it the server has one of its own. */
  readonly database?: Database;
}

export async function startTestServer({
  config = {},
  substitutes,
  database,
}: Options = {}): Promise<TestServer> {
  const logged: string[] = [];
  const log = pino({ level: 'debug', base: undefined }, { write: (line: string) => void logged.push(line) });
  const kept = database ?? (await openTestDatabase());
  const parts = await assembleParts({ ...CONFIG, ...config }, kept, log, substitutes);
  await parts.deadlines.start();
  const server: RunningServer = await startServer(parts, 0, CONFIG.host);
  const clients: TestClient[] = [];
  const withToken = (token: string | undefined) => {
    const client = new TestClient(server.port, token);
    clients.push(client);
    return client;
  };
  const stranger = () => withToken(undefined);
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= server.close();
    return stopped;
  };
  return {
    port: server.port,
    database: kept,
    deadlines: parts.deadlines,
    retention: parts.retention,
    samples: parts.samples,
    logged,
    stranger,
    withToken,
    guest: async (name) => {
      const client = stranger();
      await client.becomeGuest(name);
      return client;
    },
    stop,
    close: async () => {
      for (const client of clients) await client.close();
      await stop();
      await parts.stop();
      if (!database) await kept.close();
    },
  };
}
