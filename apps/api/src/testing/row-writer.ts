import { openDatabase } from '../database/database.js';

/**
 * A process of its own that opens the database in the folder, says so, and then writes row after row, saying the number
 * of each once it has been acknowledged. It goes on until it is killed.
 *
 *     node --import @swc-node/register/esm-register row-writer.ts FOLDER FIRST_NUMBER [DATABASE_URL]
 */
const [dataFolder, first, databaseUrl] = process.argv.slice(2);
const database = await openDatabase({ dataFolder: dataFolder!, databaseUrl });
process.stdout.write('open\n');
for (let number = Number(first); ; number += 1) {
  await database.transaction((within) =>
    within.player.create({ data: { id: String(number), name: `Row ${number}` } }),
  );
  process.stdout.write(`${number}\n`);
}
