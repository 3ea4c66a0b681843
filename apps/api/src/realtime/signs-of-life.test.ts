import fc from 'fast-check';
import { SignsOfLife } from './signs-of-life.js';

const { jest } = import.meta;

const EVERY_MS = 1000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** What several processes write of one presence, each taking its time between looking at the clock, writing and hearing of it. */
class Row {
  readonly #scheduler: fc.Scheduler;
  #now = 0;
  seenAt: number | null = null;

  constructor(scheduler: fc.Scheduler) {
    this.#scheduler = scheduler;
  }

  readonly touch = async (): Promise<Date> => {
    this.#now += 1;
    const sign = new Date(this.#now);
    await this.#while('a sign travels');
    this.seenAt = Math.max(this.seenAt ?? 0, sign.getTime());
    await this.#while('the answer travels');
    return sign;
  };

  readonly leave = async (_who: string, lastSign: Date): Promise<void> => {
    await this.#while('an end travels');
    if (this.seenAt === lastSign.getTime()) this.seenAt = null;
  };

  /** All that travels arrives. */
  async settle(): Promise<void> {
    for (let idle = 0; idle < 20; idle += 1) {
      if (this.#scheduler.count() > 0) idle = 0;
      await this.advance();
    }
  }

  /** One of those that travel arrives. */
  async advance(): Promise<void> {
    if (this.#scheduler.count() > 0) await this.#scheduler.waitOne();
    await Promise.resolve();
  }

  #while(what: string): Promise<void> {
    return this.#scheduler.schedule(Promise.resolve(), what);
  }
}

function fail(error: unknown): never {
  throw error;
}

/** A process that somebody's lines may lead to. */
const processOf = ({ touch, leave }: Row) =>
  new SignsOfLife<string>({ everyMs: EVERY_MS, keyOf: (who) => who, touch, leave, onFailure: fail });

const LINES = fc.record({ process: fc.nat(1), line: fc.nat(1), arrive: fc.nat(3) });

test('whoever has gone everywhere is gone at once; whoever is somewhere is there at the next sign of life', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(LINES, { maxLength: 12 }), async (scheduler, steps) => {
      const row = new Row(scheduler);
      const processes = [processOf(row), processOf(row)];
      const open = new Map<string, () => void>();
      for (const { process, line, arrive } of steps) {
        const name = `${process} ${line}`;
        const end = open.get(name);
        if (end) end();
        if (!open.delete(name)) open.set(name, processes[process].enter('Ada'));
        for (let arrived = 0; arrived < arrive; arrived += 1) await row.advance();
      }
      await row.settle();
      if (open.size === 0) expect(row.seenAt).toBeNull();
      jest.advanceTimersByTime(EVERY_MS);
      await row.settle();
      expect(row.seenAt !== null).toBe(open.size > 0);
      for (const process of processes) process.stop();
    }),
    { seed: 4 },
  );
});

test('whoever comes back, to the same process or to another, is there at once, however late the end of the first line is written', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(LINES, { maxLength: 12 }), async (scheduler, steps) => {
      const row = new Row(scheduler);
      const processes = [processOf(row), processOf(row)];
      let end = processes[0].enter('Ada');
      for (const { process, line, arrive } of steps) {
        const next = () => processes[process].enter('Ada');
        if (line === 0) {
          end();
          end = next();
        } else {
          const before = end;
          end = next();
          before();
        }
        for (let arrived = 0; arrived < arrive; arrived += 1) await row.advance();
      }
      await row.settle();
      expect(row.seenAt).not.toBeNull();
      for (const process of processes) process.stop();
    }),
    { seed: 4 },
  );
});
