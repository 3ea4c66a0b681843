import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import type { ComplexityEstimator, ComplexityEstimatorArgs } from 'graphql-query-complexity/cjs';

/** Marks fields of an object that need the same work, done once for all of them: whoever asks for several pays once. */
export const sharedCost = (cost: number) => ({ sharedCost: cost });

/** An estimator that adds to every field what those that it is asked for share. */
export function withSharedCosts(
  estimator: (asked: ComplexityEstimatorArgs) => number,
  schema: GraphQLSchema,
  document: DocumentNode,
): ComplexityEstimator {
  const costs = sharedCosts(schema);
  const fragments = fragmentsOf(document);
  const largestIn = (selectionSet: SelectionSetNode | undefined): number =>
    Math.max(
      0,
      ...(selectionSet?.selections ?? []).map((selection) => {
        if (selection.kind === Kind.FIELD) return costs.get(selection.name.value) ?? 0;
        if (selection.kind === Kind.INLINE_FRAGMENT) return largestIn(selection.selectionSet);
        return largestIn(fragments.get(selection.name.value)?.selectionSet);
      }),
    );
  return (asked) => estimator(asked) + largestIn(asked.node.selectionSet);
}

/** The shared costs of the schema by the names of their fields; no two types have such a field of one name. */
function sharedCosts(schema: GraphQLSchema): ReadonlyMap<string, number> {
  const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) ? Object.values(type.getFields()) : [],
  );
  return new Map(
    fields
      .filter(({ extensions }) => typeof extensions.sharedCost === 'number')
      .map(({ name, extensions }) => [name, extensions.sharedCost as number]),
  );
}

/** The fragments of a document by their names. */
export function fragmentsOf({ definitions }: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
}
