import { type Logger, pino } from 'pino';
import type { LogLevel } from './config.js';

/**
 * The log of a process, one JSON object a line. The host of a game is often a player: no line may hold a move, a
 * board, a token, an address or anything else that a request carried.
 */
export function createLog(level: LogLevel): Logger {
  return pino({ level, base: undefined });
}

/**
 * What may be logged of an error: its kind and the places it passed, never its message, because messages of the
 * database quote the values of a statement.
 */
export function errorFacts(error: unknown): { error: string; code?: string; at?: string[] } {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = (error as { code?: unknown }).code;
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    error: error.name,
    ...(typeof code === 'string' && { code }),
    at: places.map((line) => line.trim()),
  };
}
