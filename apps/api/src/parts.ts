import 'reflect-metadata';
import { view } from '@fog/engine';
import type { Logger } from 'pino';
import { BotsService } from './bots/bots.service.js';
import { BotsStore } from './bots/bots.store.js';
import type { Config } from './config.js';
import type { Database } from './database/database.js';
import { DeadlinesService } from './deadlines/deadlines.service.js';
import { DeadlinesStore } from './deadlines/deadlines.store.js';
import { ExportsService } from './exports/exports.service.js';
import { GamesService } from './games/games.service.js';
import { GamesStore } from './games/games.store.js';
import { VersionsStore } from './games/versions.store.js';
import { WishesStore } from './games/wishes.store.js';
import { createSchema } from './graphql/schema.js';
import { HistoryService } from './history/history.service.js';
import { HistoryStore } from './history/history.store.js';
import { Metrics } from './http/metrics.js';
import { PlayersService } from './players/players.service.js';
import { PlayersStore } from './players/players.store.js';
import { PresenceService } from './presence/presence.service.js';
import { PresenceStore } from './presence/presence.store.js';
import { GameWatch } from './realtime/game-watch.js';
import { openWakeUps } from './realtime/redis-wake-ups.js';
import { RetentionService } from './retention/retention.service.js';
import { RetentionStore } from './retention/retention.store.js';
import { SamplesService } from './samples/samples.service.js';
import { SamplesStore } from './samples/samples.store.js';
import type { ServerParts } from './server.js';
import { SessionsService } from './sessions/sessions.service.js';
import { SessionsStore } from './sessions/sessions.store.js';
import { StatusService } from './status/status.service.js';
import { TransfersService } from './transfers/transfers.service.js';
import { TransfersStore } from './transfers/transfers.store.js';

/** The parts of the product's server, those included that work with nobody asking. */
export interface AssembledParts extends ServerParts {
  readonly deadlines: DeadlinesService;
  readonly retention: RetentionService;
  readonly samples: SamplesService;
  /** Lets go of timers and of Redis; the database stays open. */
  stop(): Promise<void>;
}

/** What can be put in the place of a part, for tests that need a failing or a leaking one. */
export type Substitutes = Partial<
  Pick<ConstructorParameters<typeof GamesService>[0], 'viewGame' | 'store' | 'wakeUps'>
>;

/** Assembles the server around a database. */
export async function assembleParts(
  config: Config,
  database: Database,
  log: Logger,
  substitutes: Substitutes = {},
): Promise<AssembledParts> {
  const { viewGame = view, store = new GamesStore(database) } = substitutes;
  const wakeUps = substitutes.wakeUps ?? openWakeUps(config.redisUrl, log);
  const versions = new VersionsStore(database);
  const watch = new GameWatch({ wakeUps, readVersions: (gameIds) => versions.of(gameIds), log });
  const presence = new PresenceService({ store: new PresenceStore(database), log });
  const wishes = new WishesStore(database);
  const games = new GamesService({ store, wishes, versions, viewGame, wakeUps, watch, presence, log });
  const history = new HistoryStore(database, store, log);
  const transfers = new TransfersService(new TransfersStore(database));
  const sessions = new SessionsService({ store: new SessionsStore(database), transfers, wakeUps });
  const bots = new BotsService({ store: new BotsStore(database), games, hostKey: config.botKey, log });
  const deadlines = new DeadlinesService({ store: new DeadlinesStore(database), games, log });
  const retention = new RetentionService({ store: new RetentionStore(database), log });
  return {
    config,
    schema: await createSchema(),
    services: {
      bots,
      games,
      exports: new ExportsService({ games: store, history }),
      history: new HistoryService({ store: history, viewGame }),
      players: new PlayersService({ store: new PlayersStore(database), games, sessions }),
      presence,
      sessions,
      transfers,
      status: new StatusService({ build: config, database, wakeUps }),
    },
    wakeUps,
    metrics: new Metrics(),
    log,
    deadlines,
    retention,
    samples: new SamplesService({ store: new SamplesStore(database), log }),
    stop: async () => {
      watch.stop();
      presence.stop();
      bots.stop();
      await deadlines.stop();
      await retention.stop();
      await wakeUps.close();
    },
  };
}
