import { ConfigError, parseConfig } from './config.js';
import { openDatabase } from './database/database.js';
import { createLog } from './log.js';
import { assembleParts } from './parts.js';
import { startServer } from './server.js';

/** How long a stop may take before the process leaves anyway. */
const STOP_WITHIN_MS = 9_000;

async function main(): Promise<void> {
  const config = parseConfig(process.env);
  const log = createLog(config.logLevel);
  const database = await openDatabase(config);
  const parts = await assembleParts(config, database, log);
  // Before anybody is answered: what an outage took from running clocks is given back first.
  await parts.deadlines.start();
  await parts.samples.plant();
  parts.retention.start();
  const server = await startServer(parts, config.port, config.host);
  log.info({ port: server.port, host: config.host, database: database.kind }, 'listening');

  const stop = async (signal: NodeJS.Signals) => {
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    await server.close();
    await parts.stop();
    await database.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  const told = error instanceof ConfigError ? error.message : error;
  process.stderr.write(`${told instanceof Error ? (told.stack ?? told.message) : String(told)}\n`);
  process.exit(1);
});
