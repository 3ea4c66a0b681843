import { CorruptGameError } from '@fog/engine';
import type { Logger } from 'pino';

/**
 * What was being loaded of a game; null, and a line in the log, where its rows contradict the rules. So one such game
 * keeps nobody from a list that it stands in.
 */
export async function unlessCorrupt<Value>(
  loading: Promise<Value>,
  gameId: string,
  log: Logger,
): Promise<Value | null> {
  try {
    return await loading;
  } catch (error) {
    if (!(error instanceof CorruptGameError)) throw error;
    log.error({ gameId }, 'a game whose rows contradict the rules is set aside');
    return null;
  }
}
