import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { databaseFault } from '../database/database-fault.js';
import { errorFacts } from '../log.js';

/**
 * Codes of top-level errors: what is wrong with a request, its session or its size. What a game refuses is data
 * instead (`Problem`).
 */
export const REQUEST_ERROR_CODES = [
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'LIMIT_EXCEEDED',
  'RATE_LIMITED',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_SERVER_ERROR',
] as const;
export type RequestErrorCode = (typeof REQUEST_ERROR_CODES)[number];

/** An error whose message is meant for the client. */
export function requestError(code: RequestErrorCode, message: string, field?: string): GraphQLError {
  return new GraphQLError(message, { extensions: field === undefined ? { code } : { code, field } });
}

/** An argument that no answer can be made for. */
export function badInput(field: string, message: string): GraphQLError {
  return requestError('BAD_USER_INPUT', message, field);
}

/** The error behind the one that GraphQL reports: what a resolver threw, or the report itself. */
function causeOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? causeOf(error.originalError) : error;
}

/** Whether the error was meant for the client; any other is a bug or a failing part, and is masked. */
function isExpected(error: unknown): boolean {
  return causeOf(error) instanceof GraphQLError;
}

/**
 * The one place that decides what a client learns of an error: expected ones as they are, others masked.
 *
 * @param requestId given in `extensions.requestId`, so that a report can be matched with the log.
 */
export function formatError(error: unknown, requestId: string | undefined): GraphQLFormattedError {
  const report = error instanceof GraphQLError ? error : undefined;
  const place = {
    ...(report?.locations && { locations: report.locations }),
    ...(report?.path && { path: report.path }),
  };
  if (report && isExpected(report)) {
    const { http: _, ...extensions } = report.extensions;
    return {
      message: report.message,
      ...place,
      extensions: { code: 'BAD_USER_INPUT', ...extensions, requestId },
    };
  }
  const isRetryable = databaseFault(causeOf(error)) !== null;
  return {
    message: isRetryable ? 'The database does not answer now; try again.' : 'Something went wrong here.',
    ...place,
    extensions: { code: isRetryable ? 'SERVICE_UNAVAILABLE' : 'INTERNAL_SERVER_ERROR', requestId },
  };
}

/** Logs those errors that clients are not told. */
export function logMasked(log: Logger, errors: readonly unknown[], requestId: string | undefined): void {
  for (const error of errors) {
    if (!isExpected(error)) log.error({ requestId, ...errorFacts(causeOf(error)) }, 'request failed');
  }
}
