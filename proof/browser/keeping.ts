/** Where a page stands and what it keeps: run in the page, and knows nothing else. Gives pairs of a place and its text. */
export async function kept(): Promise<[string, string][]> {
  const { lines, frames, names } = globalThis.heardByProof;
  const DEEPEST = 7;
  /** What the ears wrote down, by the words in which it is told. */
  const HEARD = {
    sounds: 'sound',
    vibration: 'vibration',
    notices: 'notice',
    speech: 'speech',
    animations: 'animation',
    titles: 'title',
    icons: 'icon',
    'live regions': 'live',
  };

  /** Frames subscription by subscription: which of two comes first is a matter of the server's time. */
  function inOrder(told: readonly string[]): string[] {
    const subscription = (frame: string) => /"data":\{"(\w+)"/.exec(frame)?.[1] ?? '';
    return [...told].sort((one, other) => subscription(one).localeCompare(subscription(other)));
  }

  /** Data as text, without what is no data: functions, elements, what goes in circles. */
  function told(value: unknown, depth = 0, way: readonly unknown[] = []): string {
    if (typeof value === 'function') return 'f';
    if (value === null || typeof value !== 'object')
      return typeof value === 'string' ? JSON.stringify(value) : String(value);
    if (value instanceof Node || value instanceof Window || '$$typeof' in value) return 'element';
    if (depth > DEEPEST || way.includes(value)) return '…';
    const inner = (each: unknown) => told(each, depth + 1, [...way, value]);
    if (value instanceof Map) return `Map${inner([...value])}`;
    if (value instanceof Set) return `Set${inner([...value])}`;
    if (Array.isArray(value)) return `[${value.map(inner).join(' ')}]`;
    const kind: object | null = Object.getPrototypeOf(value);
    if (kind !== null && kind !== Object.prototype) return kind.constructor.name;
    // How an effect stands with React is a matter of its timing.
    if ('create' in value && 'deps' in value) return inner(value.deps);
    // So is how often something was counted on while the page was loading.
    if ('current' in value && typeof value.current === 'number') return 'counter';
    const entries = Object.entries(value).map(([name, each]) => `${name}: ${inner(each)}`);
    return `{${entries.join(' ')}}`;
  }

  interface Fiber {
    readonly memoizedProps: unknown;
    readonly memoizedState: unknown;
    readonly tag: number;
    readonly child: Fiber | null;
    readonly sibling: Fiber | null;
  }
  interface Hook {
    readonly memoizedState: unknown;
    readonly next: Hook | null;
  }
  const FUNCTION_COMPONENTS = [0, 11, 14, 15];

  /** The properties and the state of every component, as React keeps them. */
  function components(fiber: Fiber | null): string[] {
    const texts: string[] = [];
    for (let each = fiber; each; each = each.sibling) {
      const { memoizedProps: props, memoizedState: state, tag } = each;
      texts.push(told(props));
      if (FUNCTION_COMPONENTS.includes(tag)) {
        for (let hook = state as Hook | null; hook; hook = hook.next) texts.push(told(hook.memoizedState));
      }
      texts.push(...components(each.child));
    }
    return texts;
  }
  const rootKey = Object.keys(document).find((key) => key.startsWith('__reactContainer$'));
  if (rootKey === undefined) throw new Error('React keeps nothing here: nobody would notice what it did');
  const container = (document as unknown as Record<string, { stateNode: { current: Fiber } }>)[rootKey];

  const globals = Object.getOwnPropertyNames(window)
    .filter((name) => !names.has(name))
    .sort()
    .map((name) => `${name} = ${told((window as unknown as Record<string, unknown>)[name])}`);
  const stored = (storage: Storage) => JSON.stringify(Object.entries(storage).sort());
  const databases = await indexedDB.databases();

  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const script of copy.querySelectorAll('script')) script.remove();
  return [
    ['DOM', copy.outerHTML],
    ...Object.entries(HEARD).map(([where, kind]): [string, string] => [
      where,
      lines.filter((line) => line.startsWith(`${kind} `)).join('\n'),
    ]),
    ['frames', inOrder(frames.filter((frame) => !/"type":"p[io]ng"/.test(frame))).join('\n')],
    [
      'storage',
      [
        stored(localStorage),
        stored(sessionStorage),
        document.cookie,
        told(databases),
        (await caches.keys()).join(),
      ].join('\n'),
    ],
    ['history', `${location.href}\n${told(history.state)}`],
    ['window', globals.join('\n')],
    ['components', components(container.stateNode.current).join('\n')],
  ];
}
