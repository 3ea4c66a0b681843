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

/** What went wrong with a request that brought no answer of the contract. */
export function troubleOf(error: CombinedError): Trouble {
  const code = error.graphQLErrors[0]?.extensions.code;
  if (code === undefined && error.networkError) return 'UNREACHABLE';
  if (code === 'RATE_LIMITED' || code === 'TOO_MANY_REQUESTS') return 'TOO_MANY_REQUESTS';
  if (code === 'UNAUTHENTICATED' || code === 'NO_SESSION') return 'NO_SESSION';
  return 'UNEXPECTED';
}
