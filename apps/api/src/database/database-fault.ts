import { types } from 'node:util';

/**
 * What a caller can do about an error of the database:
 * - `duplicate`: a key exists already, so somebody else was first; nothing was written.
 * - `conflict`: transactions got in each other's way; nothing was written, and the same may be tried again at once.
 * - `unavailable`: the database cannot answer now. If it failed while committing, only reading again tells the outcome.
 */
export const DATABASE_FAULTS = ['duplicate', 'conflict', 'unavailable'] as const;
export type DatabaseFault = (typeof DATABASE_FAULTS)[number];

/** Prisma's error codes: https://www.prisma.io/docs/orm/reference/error-reference */
const PRISMA_CODES: Record<string, DatabaseFault> = {
  P2002: 'duplicate',
  P2034: 'conflict',
  P1001: 'unavailable', // not reachable
  P1002: 'unavailable', // reached, timed out
  P1008: 'unavailable', // operation timed out
  P1017: 'unavailable', // closed the connection
  P2024: 'unavailable', // no free connection in time
  P2028: 'unavailable', // no turn for the transaction in time, or it took too long
  P2037: 'unavailable', // too many connections
};

/** PostgreSQL's error codes, or their first two characters: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const SQL_STATES: Record<string, DatabaseFault> = {
  '23505': 'duplicate', // unique_violation
  '40': 'conflict', // transaction rollback: serialization failure, deadlock
  '55P03': 'unavailable', // lock_not_available: lock_timeout
  '25P03': 'unavailable', // idle_in_transaction_session_timeout
  '08': 'unavailable', // connection exception
  '53': 'unavailable', // insufficient resources: disk full, out of memory, too many connections
  '57': 'unavailable', // operator intervention: shutdown, crash, statement_timeout
  '58': 'unavailable', // system error: input or output failed
};

/** What the drivers say without any code when a connection is lost or closed. */
const LOST_CONNECTION =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed)|Cannot use a pool after calling end|PGlite is closed)/;

/** The operating system's codes, such as ECONNREFUSED; Node's own (ERR_INVALID_ARG_TYPE) tell of bugs. */
const SYSTEM_ERROR = /^E[A-Z]+$/;

/**
 * What kind of fault an error of the database is.
 *
 * @param error anything caught
 * @returns null for every other error: a bug, to be thrown on
 */
export function databaseFault(error: unknown): DatabaseFault | null {
  if (!types.isNativeError(error)) return null;
  const code = codeOf(error);
  if (code === undefined) return LOST_CONNECTION.test(error.message) ? 'unavailable' : null;
  if (SYSTEM_ERROR.test(code)) return 'unavailable';
  return PRISMA_CODES[code] ?? SQL_STATES[code] ?? SQL_STATES[code.slice(0, 2)] ?? null;
}

/** PostgreSQL's own code where Prisma carries one along, because P2010, "raw query failed", hides it; else the error's. */
function codeOf(error: Error): string | undefined {
  const { code, cause, meta } = error as {
    code?: string;
    cause?: { originalCode?: string };
    meta?: { driverAdapterError?: { cause?: { originalCode?: string } } };
  };
  return meta?.driverAdapterError?.cause?.originalCode ?? cause?.originalCode ?? code;
}
