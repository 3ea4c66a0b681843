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
 * A pool of connections to a PostgreSQL server.
 *
 * @param databaseUrl postgresql://user:password@host:port/database
 * @throws when the server cannot be reached or refuses
 */
export async function connectPostgres(databaseUrl: string): Promise<DatabaseConnection> {
  await migrate(databaseUrl);
  const pool = openPool(
    { connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_TIMEOUT_MS },
    SESSION,
  );
  return { kind: 'postgres', adapter: new PrismaPg(pool), close: () => pool.end() };
}

async function migrate(databaseUrl: string): Promise<void> {
  const pool = openPool(
    {
      connectionString: databaseUrl,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      max: 1,
      idleTimeoutMillis: 0,
    },
    `SET TIME ZONE 'UTC'`,
  );
  try {
    await applyMigrations({ adapter: new PrismaPg(pool), execute: (script) => pool.query(script) });
  } finally {
    await pool.end();
  }
}

function openPool(config: pg.PoolConfig, session: string): pg.Pool {
  const withSession = {
    ...config,
    onConnect: async (client: pg.ClientBase) => {
      await client.query(session);
    },
  };
  const pool = new pg.Pool(withSession);
  // Of a connection that breaks while nobody uses it the pool lets go by itself; unheard, the event would end the process.
  pool.on('error', () => undefined);
  return pool;
}
