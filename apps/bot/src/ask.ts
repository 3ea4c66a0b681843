import { setTimeout as delay } from 'node:timers/promises';
import { waitToRetry } from './backoff.js';

/** A request without an answer is given up after this time, and made again. */
const ANSWER_WITHIN_MS = 10_000;

/** Codes of errors that pass: the same may be asked again. */
const PASSING = ['SERVICE_UNAVAILABLE', 'UNAVAILABLE', 'RATE_LIMITED', 'INTERNAL_SERVER_ERROR'];

/** The API's word that a request can never be answered; its message is left out, so that no log repeats it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(readonly code: string) {
    super(code);
  }
}

/** Whether something that was refused with this code may be tried again as it is. */
export function isPassing(code: string): boolean {
  return PASSING.includes(code);
}

/** Who asks. */
export interface Asker {
  readonly apiUrl: string;
  /** Null for one who has no session yet. */
  readonly token: string | null;
  /** Ends the asking. */
  readonly signal: AbortSignal;
}

interface Body {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
}

/**
 * Asks for one field and gives its value. Whatever the line or the server does, it is asked again until there is an
 * answer: all that a bot asks may be asked twice.
 *
 * @throws Refusal for a request that asking again would not help.
 */
export async function ask<Value>(
  { apiUrl, token, signal }: Asker,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Value> {
  const headers = {
    'content-type': 'application/json',
    ...(token !== null && { authorization: `Bearer ${token}` }),
  };
  for (let attempt = 0; ; attempt += 1) {
    const response = await fetch(apiUrl, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
    }).catch(() => null);
    signal.throwIfAborted();
    const body = response && ((await response.json().catch(() => null)) as Body | null);
    const code = body?.errors?.[0]?.extensions?.code;
    if (body?.data && code === undefined) return Object.values(body.data)[0] as Value;
    if (code !== undefined && !isPassing(code)) throw new Refusal(code);
    await delay(Number(response?.headers.get('retry-after') ?? 0) * 1000, undefined, { signal });
    await waitToRetry(attempt, signal);
  }
}
