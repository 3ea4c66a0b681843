import { mkdir, writeFile } from 'node:fs/promises';
import { openPGlite } from './embedded.js';
import { EmbeddedAdapter } from './embedded-adapter.js';
import { missingChanges, PRISMA_FOLDER } from './migrations.js';

/**
 * Writes the next migration: what separates the migrations so far, applied in memory, from schema.prisma.
 *
 *     node apps/api/dist/database/create-migration.js add_tournaments
 */
const [name] = process.argv.slice(2);
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  throw new Error('Give the migration a name in lower case: letters, digits, underscores.');
}

const pglite = await openPGlite({});
const changes = await missingChanges({
  adapter: new EmbeddedAdapter(pglite),
  execute: (script) => pglite.exec(script),
});
await pglite.close();

if (changes === '') {
  process.stdout.write('The migrations and schema.prisma say the same: nothing to write.\n');
} else {
  const instant = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = new URL(`migrations/${instant}_${name}/`, PRISMA_FOLDER);
  await mkdir(folder);
  await writeFile(new URL('migration.sql', folder), changes);
  process.stdout.write(`Wrote ${folder.pathname}migration.sql. Read it before you commit it.\n`);
}
