import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import type { DatabaseConnection } from './connection.js';
import { applyMigrations } from './migrations.js';

const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Every connection thinks in UTC, because the driver sends and reads instants without their offset. A process that
 * freezes inside a transaction loses it after ten seconds, and with it the rows it kept others from.
 */
const SESSION = `
  SET TIME ZONE 'UTC';
  SET lock_timeout = '5s';
  SET statement_timeout = '10s';
  SET idle_in_transaction_session_timeout = '10s'`;

/**
 * A pool of connections to a PostgreSQL server, once the migrations that it lacks have been applied.
 *
 * @param databaseUrl postgresql://user:password@host:port/database
 * @throws when the server cannot be reached or refuses
 */
export async function connectPostgres(databaseUrl: string): Promise<DatabaseConnection> {
  await migrate(databaseUrl);
  return connectMigrated(databaseUrl);
}

/**
 * A pool of connections to a database whose migrations have been applied.
 *
 * @param withinMs how long a query waits for a connection of its own
 */
export function connectMigrated(databaseUrl: string, withinMs = CONNECT_TIMEOUT_MS): DatabaseConnection {
  const pool = openPool(
    { connectionString: databaseUrl, connectionTimeoutMillis: withinMs },
    async (client) => {
      await client.query(SESSION);
    },
  );
  return { kind: 'postgres', adapter: new PrismaPg(pool), close: () => pool.end() };
}

async function migrate(databaseUrl: string): Promise<void> {
  let hasConnected = false;
  const pool = openPool(
    {
      connectionString: databaseUrl,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      max: 1,
      idleTimeoutMillis: 0,
    },
    async (client) => {
      // On a second connection the rest would run outside the transaction that was lost with the first.
      if (hasConnected) throw new Error('The connection was lost in the middle of the migrations.');
      hasConnected = true;
      await client.query(`SET TIME ZONE 'UTC'`);
    },
  );
  try {
    await applyMigrations({ adapter: new PrismaPg(pool), execute: (script) => pool.query(script) });
  } finally {
    await pool.end();
  }
}

function openPool(config: pg.PoolConfig, onConnect: (client: pg.ClientBase) => Promise<void>): pg.Pool {
  const withSession = { ...config, onConnect };
  const pool = new pg.Pool(withSession);
  // Of a connection that breaks while nobody uses it the pool lets go by itself; unheard, the event would end the process.
  pool.on('error', () => undefined);
  return pool;
}
