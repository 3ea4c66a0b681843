import { type ASTNode, BREAK, Kind, visit } from 'graphql';
import type { Operation } from './limits.js';

const NUL = '\0';

/** Whether a text holds the one character that no database keeps. */
export function holdsNul(text: string): boolean {
  return text.includes(NUL);
}

/** The argument, the field of an input or the variable of an operation that holds it; null if none does. */
export function placeOfNul({ document, variables }: Operation): string | null {
  let place = variablePlace(variables ?? {});
  visit(document, {
    StringValue: ({ value }, _key, parent) => {
      if (holdsNul(value)) place = nameOf(parent as ASTNode);
      return place === null ? undefined : BREAK;
    },
  });
  return place;
}

function nameOf(node: ASTNode): string {
  if (node.kind === Kind.ARGUMENT || node.kind === Kind.OBJECT_FIELD) return node.name.value;
  return node.kind === Kind.VARIABLE_DEFINITION ? node.variable.name.value : 'query';
}

/** The same among variables; without recursion, for values nested as deep as a body allows. */
function variablePlace(variables: object): string | null {
  const left: [string, unknown][] = Object.entries(variables);
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [name, value] = next;
    if (typeof value === 'string' && holdsNul(value)) return name;
    if (typeof value === 'object' && value !== null) left.push(...Object.entries(value));
  }
  return null;
}
