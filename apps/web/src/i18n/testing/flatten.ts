/** Messages within messages. */
export interface MessageTree {
  readonly [name: string]: string | MessageTree;
}

/** All messages by their whole names, such as `play.status.yourMove`. */
export function flatten(tree: MessageTree, prefix = ''): Record<string, string> {
  const entries = Object.entries(tree).map(([name, value]) =>
    typeof value === 'string' ? { [prefix + name]: value } : flatten(value, `${prefix}${name}.`),
  );
  return Object.assign({}, ...entries);
}
