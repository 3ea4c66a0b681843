import { randomUUID } from 'node:crypto';
import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';
import { LocalWakeUps, type WakeUp, type WakeUpListener, type WakeUps } from './wake-ups.js';

const CHANNEL = 'fog:wake-ups';

/** A connection that does not answer within this time is given up and made anew. */
const ANSWER_WITHIN_MS = 2_000;

/** How often the listening connection is asked whether it still lives: nothing else would tell that it has frozen. */
const PULSE_MS = 5_000;

const CONNECTION: RedisOptions = {
  // A hint that cannot be given now is worth nothing later: whoever watches is woken on reconnection instead.
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResendUnfulfilledCommands: false,
  autoResubscribe: false,
  connectTimeout: ANSWER_WITHIN_MS,
  socketTimeout: ANSWER_WITHIN_MS,
  retryStrategy: (attempt) => Math.random() * Math.min(1_000, 50 * 2 ** attempt),
};

/** What travels: a wake-up and the process that sent it. */
type Message = WakeUp & { readonly from: string };

function parseMessage(text: string): Message | null {
  try {
    const { kind, gameId, version, playerId, sessionId, from } = JSON.parse(text) as Record<string, unknown>;
    if (typeof from !== 'string') return null;
    if (kind === 'gameChanged' && typeof gameId === 'string' && typeof version === 'number')
      return { kind, gameId, version, from };
    if (kind === 'challenged' && typeof playerId === 'string') return { kind, playerId, from };
    return kind === 'sessionEnded' && typeof sessionId === 'string' ? { kind, sessionId, from } : null;
  } catch {
    return null;
  }
}

/**
 * Wake-ups among all processes that share a Redis. The own process hears its own at once, whether Redis answers or
 * not; while it does not, the others find changes by their slow poll, and on reconnection everybody looks anew.
 */
export class RedisWakeUps implements WakeUps {
  readonly #local = new LocalWakeUps();
  readonly #self = randomUUID();
  readonly #publisher: Redis;
  readonly #subscriber: Redis;
  readonly #pulse: NodeJS.Timeout;

  /** @param redisUrl redis://user:password@host:port/number, or rediss:// for TLS. */
  constructor(redisUrl: string, log: Logger) {
    this.#publisher = new Redis(redisUrl, CONNECTION);
    this.#subscriber = new Redis(redisUrl, CONNECTION);
    // Every failure ends in a reconnection, which is what gets logged.
    this.#publisher.on('error', () => undefined);
    this.#subscriber.on('error', () => undefined);
    this.#subscriber.on('message', (_channel, text) => this.#arrived(text));
    this.#subscriber.on('ready', () => {
      this.#subscriber.subscribe(CHANNEL).then(
        () => {
          log.info('listening for wake-ups on Redis');
          this.#local.tell({ kind: 'maybeMissed' });
        },
        () => this.#subscriber.disconnect(true),
      );
    });
    let isAway = false;
    this.#subscriber.on('reconnecting', () => {
      if (!isAway) log.warn('Redis does not answer: changes travel by the slow poll until it does');
      isAway = true;
    });
    this.#subscriber.on('ready', () => {
      isAway = false;
    });
    this.#pulse = setInterval(() => this.#subscriber.ping().catch(() => undefined), PULSE_MS);
  }

  send(wakeUp: WakeUp): void {
    this.#local.send(wakeUp);
    const message: Message = { ...wakeUp, from: this.#self };
    this.#publisher.publish(CHANNEL, JSON.stringify(message)).catch(() => undefined);
  }

  listen(listener: WakeUpListener): () => void {
    return this.#local.listen(listener);
  }

  async ping(): Promise<void> {
    await this.#publisher.ping();
  }

  async close(): Promise<void> {
    clearInterval(this.#pulse);
    this.#subscriber.disconnect();
    this.#publisher.disconnect();
  }

  #arrived(text: string): void {
    const message = parseMessage(text);
    if (message && message.from !== this.#self) this.#local.tell(message);
  }
}

/**
 * The way wake-ups travel here.
 *
 * @param redisUrl undefined where there is one process only.
 */
export function openWakeUps(redisUrl: string | undefined, log: Logger): WakeUps {
  return redisUrl === undefined ? new LocalWakeUps() : new RedisWakeUps(redisUrl, log);
}
