import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { VARIANT, VARIANT_CONFIG } from '../variant.mjs';

const PROGRAM = ['/usr/games/fairy-stockfish', '/usr/bin/fairy-stockfish'].find((path) => existsSync(path));

export const isThere = PROGRAM !== undefined;

/** Clock ticks in a second, the unit of /proc. */
const TICKS = 100;

function processorSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Nodes per second of processor time for each position, the native program counting leaves without making them. */
export async function nativeRates(positions, rounds, median) {
  const config = join(mkdtempSync(join(tmpdir(), 'bench-')), 'variants.ini');
  writeFileSync(config, VARIANT_CONFIG);
  const program = spawn(PROGRAM, { stdio: ['pipe', 'pipe', 'ignore'] });
  const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  const say = (text) => program.stdin.write(`${text}\n`);
  say(`setoption name VariantPath value ${config}`);
  say(`setoption name UCI_Variant value ${VARIANT}`);

  async function counted(fen, depth) {
    say(`position fen ${fen}`);
    say(`go perft ${depth}`);
    for (let line = await lines.next(); !line.done; line = await lines.next()) {
      const nodes = /^Nodes searched: (\d+)/.exec(line.value)?.[1];
      if (nodes !== undefined) return Number(nodes);
    }
    throw new Error('fairy-stockfish ended early');
  }

  const rates = [];
  for (const { fen, fast } of positions) {
    await counted(fen, fast);
    const samples = [];
    for (let round = 0; round < rounds; round++) {
      const before = processorSeconds(program.pid);
      let nodes = 0;
      // Its processor time is told in hundredths of a second: several counts make a sample long enough.
      for (let times = 0; times < 5; times++) nodes += await counted(fen, fast);
      samples.push(nodes / (processorSeconds(program.pid) - before));
    }
    rates.push(median(samples));
  }
  say('quit');
  return rates;
}
