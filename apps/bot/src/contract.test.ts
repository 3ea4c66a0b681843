import { readFile } from 'node:fs/promises';
import { buildSchema, parse, validate } from 'graphql';
import * as contract from './contract.js';

test('everything the bot asks is in the public contract', async () => {
  const schema = buildSchema(await readFile(new URL('../../../schema.graphql', import.meta.url), 'utf8'));
  const documents = Object.values(contract);
  expect(documents.length).toBeGreaterThanOrEqual(6);
  for (const document of documents) expect(validate(schema, parse(document))).toEqual([]);
});
