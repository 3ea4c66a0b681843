import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import english from './messages/en.json' with { type: 'json' };
import { flatten } from './testing/flatten';

interface Used {
  /** The names of all messages that the site says. */
  readonly messages: readonly string[];
  /** Places where a message is said whose name cannot be known from the code. */
  readonly untraceable: readonly string[];
  /** Words in the markup itself. */
  readonly unworded: readonly string[];
  /** By page: the parts that its client components say, and those that it sends them. */
  readonly parts: Readonly<Record<string, { needed: readonly string[]; declared: readonly string[] }>>;
}

let used: Used;
beforeAll(async () => {
  const program = fileURLToPath(new URL('../../scripts/used-messages.mjs', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [program]);
  used = JSON.parse(stdout);
});

test('every message is said somewhere, and every name of one can be known from the code', () => {
  expect(used.untraceable).toEqual([]);
  const said = new Set(used.messages);
  expect(Object.keys(flatten(english)).filter((name) => !said.has(name))).toEqual([]);
});

test('no words stand in the markup itself, where no translation reaches them', () => {
  expect(used.unworded).toEqual([]);
});

test('each page sends the browser the words that its client components say, and no others', () => {
  for (const [page, { needed, declared }] of Object.entries(used.parts))
    expect({ page, parts: declared }).toEqual({ page, parts: needed });
});
