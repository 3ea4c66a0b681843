import { isSquareName, type SquareName } from '@fog/engine';
import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { GraphQLDateTime } from 'graphql-scalars';
import { isWritable } from '../instants.js';

function parseSquare(input: unknown): SquareName {
  if (typeof input === 'string' && isSquareName(input)) return input;
  throw new GraphQLError('A Square is a file a to h and a rank 1 to 8 in lower case, such as "e4".');
}

/** A square of the board; the engine's `SquareName` on both sides. */
export const SquareScalar = new GraphQLScalarType<SquareName, string>({
  name: 'Square',
  description: 'A square in algebraic notation, lower case: "e4".',
  serialize: parseSquare,
  parseValue: parseSquare,
  parseLiteral: (node) => parseSquare(node.kind === Kind.STRING ? node.value : null),
});

const dateTime = GraphQLDateTime.toConfig();

function checkInstant(instant: Date): Date {
  if (isWritable(instant)) return instant;
  throw new GraphQLError('A DateTime is within the years 1 to 9999.');
}

/** An instant; a `Date` inside. */
export const DateTimeScalar = new GraphQLScalarType<Date, Date | string | number>({
  ...dateTime,
  parseValue: (input) => checkInstant(dateTime.parseValue(input)),
  parseLiteral: (node, variables) => checkInstant(dateTime.parseLiteral(node, variables)),
  description: 'An instant as RFC 3339 in UTC with milliseconds: "2026-11-29T23:28:00.000Z".',
});
