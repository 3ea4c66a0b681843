import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createSchema, printContract } from './schema.js';

/** The checked-in contract, at the root of the repository. */
export const SCHEMA_FILE = fileURLToPath(new URL('../../../../schema.graphql', import.meta.url));

/** The contract as it is checked in. */
export async function printedSchema(): Promise<string> {
  return printContract(await createSchema());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(SCHEMA_FILE, await printedSchema());
