import { defaultFieldResolver, type GraphQLFieldResolver, GraphQLInt, GraphQLObjectType } from 'graphql';
import type { Context } from '../../apps/api/src/graphql/context.js';
import type { AssembledParts } from '../../apps/api/src/parts.js';

/** What a resolver is given: what it is of, its arguments, who asks. */
export interface Call {
  // biome-ignore lint/suspicious/noExplicitAny: of whatever type the field is
  readonly source: any;
  // biome-ignore lint/suspicious/noExplicitAny: whatever arguments the field takes
  readonly args: any;
  readonly context: Context;
}

/** Puts a resolver around that of a field. `honest` gives what the field answers by itself. */
export function around(
  { schema }: AssembledParts,
  [type, name]: readonly [string, string],
  spoiled: (call: Call, honest: () => Promise<unknown>) => unknown,
): void {
  const parent = schema.getType(type);
  const field = parent && 'getFields' in parent ? parent.getFields()[name] : undefined;
  if (field === undefined || !('resolve' in field)) throw new Error(`there is no ${type}.${name} to spoil`);
  const resolve: GraphQLFieldResolver<unknown, Context> = field.resolve ?? defaultFieldResolver;
  field.resolve = (source: unknown, args: unknown, context: Context, info) =>
    spoiled({ source, args, context }, async () => resolve(source, args as never, context, info));
}

/** Gives a type a number more. */
export function adding(
  { schema }: AssembledParts,
  type: string,
  name: string,
  resolve: (call: Call) => Promise<number | null>,
): void {
  const parent = schema.getType(type) as GraphQLObjectType;
  const field = {
    type: GraphQLInt,
    resolve: (source: unknown, args: unknown, context: Context) => resolve({ source, args, context }),
  };
  const more = new GraphQLObjectType({ name: type, fields: { [name]: field } });
  Object.assign(parent.getFields(), more.getFields());
}

/** Gives a game that a subscription tells of once more where `isDoubled` says so. */
export function doubling(
  { schema }: AssembledParts,
  name: string,
  isDoubled: (game: { id: string }) => Promise<boolean>,
): void {
  const field = schema.getSubscriptionType()?.getFields()[name];
  const subscribe = field?.subscribe;
  if (!field || !subscribe) throw new Error(`there is no subscription ${name} to spoil`);
  field.subscribe = async (source, args, context, info) => {
    const events = ((await subscribe(source, args, context, info)) as AsyncIterable<unknown>)[
      Symbol.asyncIterator
    ]();
    const again: IteratorResult<unknown>[] = [];
    return {
      [Symbol.asyncIterator]() {
        return this;
      },
      async next() {
        const repeated = again.shift();
        if (repeated) return repeated;
        const event = await events.next();
        if (!event.done && (await isDoubled(event.value as { id: string }))) again.push(event);
        return event;
      },
      return: async () => (await events.return?.()) ?? { done: true as const, value: undefined },
    };
  };
}
