import type { CombinedError } from '@urql/core';
import type { ProblemCode } from '../gql/graphql';

/** Every refusal the contract names. */
export const PROBLEM_CODES = [
  'GAME_NOT_FOUND',
  'GAME_NOT_STARTED',
  'NOT_YOUR_GAME',
  'NOT_YOUR_TURN',
  'ILLEGAL_MOVE',
  'STALE_PLY',
  'GAME_OVER',
  'SEAT_TAKEN',
  'INVITATION_INVALID',
  'ALREADY_SEATED',
  'CANNOT_ABORT',
  'NO_OFFER',
  'OFFER_TOO_SOON',
  'NO_OPPONENT',
  'BAD_INPUT',
] as const satisfies readonly ProblemCode[];

/** Why something did not happen, as a key of the messages under `problems`; each has a sentence in every language. */
export type Trouble = ProblemCode | 'TOO_MANY_REQUESTS' | 'NO_SESSION' | 'UNREACHABLE' | 'UNEXPECTED';

/** Every way an action can fail, those beside the contract's own refusals included. */
export const TROUBLES: readonly Trouble[] = [
  ...PROBLEM_CODES,
  'TOO_MANY_REQUESTS',
  'NO_SESSION',
  'UNREACHABLE',
  'UNEXPECTED',
];

/**
 * Top-level codes that say how it stands, as opposed to what was wrong: the front door while the API starts, the API
 * while its database is away, limits, a session that is gone.
 */
const TROUBLE_BY_CODE: Readonly<Record<string, Trouble>> = {
  UNAVAILABLE: 'UNREACHABLE',
  SERVICE_UNAVAILABLE: 'UNREACHABLE',
  RATE_LIMITED: 'TOO_MANY_REQUESTS',
  UNAUTHENTICATED: 'NO_SESSION',
};

/** What went wrong with a request that brought no answer of the contract. */
export function troubleOf({ graphQLErrors, networkError }: CombinedError): Trouble {
  const code = graphQLErrors[0]?.extensions.code;
  if (code === undefined && networkError) return 'UNREACHABLE';
  return TROUBLE_BY_CODE[String(code)] ?? 'UNEXPECTED';
}
