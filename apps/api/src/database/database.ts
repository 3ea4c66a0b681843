import { type Prisma, PrismaClient } from '../generated/prisma/client.js';
import type { DatabaseConnection, DatabaseKind } from './connection.js';
import { connectEmbedded } from './embedded.js';
import { connectPostgres } from './postgres.js';

/** How long a transaction may wait for its turn, and how long it may then take, in milliseconds. */
const TRANSACTION_LIMITS = { maxWait: 5_000, timeout: 10_000 };

/** The client inside a transaction. Inside, use nothing else: the embedded database has a single connection. */
export type Transaction = Prisma.TransactionClient;

/** The one database of a process. Errors that its methods throw are told apart by `databaseFault`. */
export interface Database {
  readonly kind: DatabaseKind;
  readonly prisma: PrismaClient;
  /**
   * Runs statements as one transaction, READ COMMITTED; a rejection of `run` rolls it back.
   *
   * @returns what `run` returned, once the database has committed
   */
  transaction<Value>(run: (transaction: Transaction) => Promise<Value>): Promise<Value>;
  /**
   * The database's own clock, the only source of time: the instant of asking, in whole milliseconds.
   *
   * @param within needed inside a transaction
   */
  now(within?: Transaction): Promise<Date>;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  /** Finishes what is running and lets go of connections, files and lock. */
  close(): Promise<void>;
}

/**
 * Opens the database and applies the migrations it lacks.
 *
 * @param databaseUrl a PostgreSQL server; without it the embedded database in `dataFolder`
 * @throws FolderLockedError while another process holds the folder
 */
export async function openDatabase(place: { databaseUrl?: string; dataFolder: string }): Promise<Database> {
  return databaseOn(
    place.databaseUrl ? await connectPostgres(place.databaseUrl) : await connectEmbedded(place.dataFolder),
  );
}

/** The database behind an open connection, whose migrations have been applied. */
export function databaseOn(connection: DatabaseConnection): Database {
  const prisma = new PrismaClient({ adapter: connection.adapter });
  const now = async (within: Transaction = prisma): Promise<Date> => {
    const [row] = await within.$queryRaw<[{ now: Date }]>`
      SELECT date_trunc('milliseconds', clock_timestamp()) AS now`;
    return row.now;
  };
  return {
    kind: connection.kind,
    prisma,
    transaction: (run) => prisma.$transaction(run, TRANSACTION_LIMITS),
    now,
    ping: async () => {
      await prisma.$queryRaw`SELECT 1`;
    },
    close: async () => {
      await prisma.$disconnect();
      await connection.close();
    },
  };
}
