import { readdir, readFile } from 'node:fs/promises';
import { EXAMPLE_ORIGIN, EXAMPLES, PROOF_LEAKS, PROOF_STEPS } from './examples';

const DOCS = new URL('../../../../../docs/', import.meta.url);

test.each(Object.entries(EXAMPLES))(
  'the example “%s” is one of docs/api, where all are run',
  async (_, code) => {
    const pages = await readdir(new URL('api/', DOCS));
    const texts = await Promise.all(pages.map((page) => readFile(new URL(`api/${page}`, DOCS), 'utf8')));
    expect(texts.some((text) => text.includes(code))).toBe(true);
  },
);

test('an example names no other server than the one that is put in its place', () => {
  const servers = Object.values(EXAMPLES).flatMap((code) => code.match(/https?:\/\/[^/]+/g) ?? []);
  expect(new Set(servers)).toEqual(new Set([EXAMPLE_ORIGIN]));
});

test('the proof is as long as it is said to be', async () => {
  const told = await readFile(new URL('fog.md', DOCS), 'utf8');
  expect(told).toContain(
    `npm run prove             # ${PROOF_STEPS.toLocaleString('en')} steps of the projection`,
  );
  expect(told).toContain(`So ${PROOF_LEAKS} leaks are planted`);
});
