import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Database, openDatabase } from './database.js';

const ROUNDS = process.env.TEST_LONG ? 10 : 2;
const API_FOLDER = fileURLToPath(new URL('../../', import.meta.url));

let dataFolder: string;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'fog-embedded-'));
});

afterAll(() => rm(dataFolder, { recursive: true }));

function startWriter(firstNumber: number): ChildProcess {
  const program = ['--import', '@swc-node/register/esm-register', 'src/testing/row-writer.ts'];
  return spawn(process.execPath, [...program, dataFolder, String(firstNumber)], { cwd: API_FOLDER });
}

async function waitUntil(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
}

async function kill(writer: ChildProcess): Promise<void> {
  writer.kill('SIGKILL');
  await once(writer, 'exit');
}

/** Opens the database here, runs, and closes it again whatever happens. */
async function withDatabase<Value>(run: (database: Database) => Promise<Value>): Promise<Value> {
  const database = await openDatabase({ dataFolder });
  try {
    return await run(database);
  } finally {
    await database.close();
  }
}

test('a first start killed half-way leaves nothing that the next start trips over', async () => {
  const writer = startWriter(0);
  await waitUntil(async () => {
    const [unfinished] = (await readdir(dataFolder)).filter((name) => name.startsWith('unfinished-'));
    return unfinished !== undefined && (await readdir(join(dataFolder, unfinished))).length > 3;
  });
  await kill(writer);
  await withDatabase(async (database) => {
    expect(database.kind).toBe('embedded');
    expect(await database.prisma.player.count()).toBe(0);
  });
  expect((await readdir(dataFolder)).sort()).toEqual(['lock', 'postgres']);
});

test('a second process is refused by the name of the first, and what is kept stays', async () => {
  await withDatabase(async (database) => {
    await database.prisma.player.create({ data: { id: 'kept', name: 'Guest-1234' } });
    const writer = startWriter(0);
    const complaint: Buffer[] = [];
    writer.stderr!.on('data', (chunk) => complaint.push(chunk));
    const [exitCode] = await once(writer, 'close');
    expect(exitCode).not.toBe(0);
    expect(Buffer.concat(complaint).toString()).toContain(`is in use by process ${process.pid}`);
  });
  await withDatabase(async (database) => {
    expect(await database.prisma.player.findUnique({ where: { id: 'kept' } })).not.toBeNull();
    await database.prisma.player.delete({ where: { id: 'kept' } });
  });
});

test('a process killed while it writes loses no row that it acknowledged, and its lock is taken over', async () => {
  let acknowledged = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const writer = startWriter(acknowledged + 1);
    const rowsBeforeTheKill = 20 + ((37 * round) % 60);
    let rows = 0;
    for await (const line of createInterface(writer.stdout!)) {
      if (line === 'open') continue;
      acknowledged = Number(line);
      rows += 1;
      if (rows === rowsBeforeTheKill) writer.kill('SIGKILL');
    }
    expect(rows).toBeGreaterThanOrEqual(rowsBeforeTheKill);
    const kept = await withDatabase((database) => database.prisma.player.findMany({ select: { id: true } }));
    const numbers = kept.map(({ id }) => Number(id)).sort((one, other) => one - other);
    // One row may have been committed without its acknowledgement being heard.
    expect([acknowledged, acknowledged + 1]).toContain(numbers.length);
    expect(numbers).toEqual(numbers.map((_number, index) => index + 1));
    acknowledged = numbers.length;
  }
});
