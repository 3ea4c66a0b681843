import { setTimeout as delay } from 'node:timers/promises';
import { Darkroom } from './darkroom';

/** A darkroom that tells what it made, and how many it ever made at once. */
function openDarkroom({ mostWaiting = 100, mostKept = 100, takes = 1 } = {}) {
  const log = { looked: [] as string[], made: [] as string[], atOnce: 0, mostAtOnce: 0 };
  const darkroom = new Darkroom({
    mostWaiting,
    mostKept,
    async develop(svg) {
      log.atOnce += 1;
      log.mostAtOnce = Math.max(log.mostAtOnce, log.atOnce);
      await delay(takes);
      log.atOnce -= 1;
      if (svg === 'spoilt') throw new Error('spoilt');
      log.made.push(svg);
      return Buffer.from(`picture of ${svg}`);
    },
  });
  /** Asks for a picture that shows `shows`. */
  const ask = async (name: string, shows: string | null = name) => {
    const answer = await darkroom.picture(name, async () => {
      log.looked.push(name);
      return shows === null ? null : { name: shows, draw: () => shows };
    });
    return answer === null || answer === 'busy' ? answer : `${answer.name}: ${answer.png}`;
  };
  return { ask, log };
}

test('two hundred requests for one picture make it once', async () => {
  const { ask, log } = openDarkroom();
  const answers = await Promise.all(Array.from({ length: 200 }, () => ask('a')));
  expect(new Set(answers)).toEqual(new Set(['a: picture of a']));
  expect(log).toMatchObject({ looked: ['a'], made: ['a'] });
  expect(await ask('a')).toBe('a: picture of a');
  expect(log.looked).toEqual(['a']);
});

test('pictures are made one at a time, in the order they were asked for', async () => {
  const { ask, log } = openDarkroom();
  await Promise.all(['a', 'b', 'c'].map((name) => ask(name)));
  expect(log).toMatchObject({ made: ['a', 'b', 'c'], mostAtOnce: 1 });
});

test('games that run share a picture, but each is looked at again', async () => {
  const { ask, log } = openDarkroom();
  expect(await ask('one', 'neutral')).toBe('neutral: picture of neutral');
  expect(await ask('other', 'neutral')).toBe('neutral: picture of neutral');
  expect(await ask('one')).toBe('one: picture of one');
  expect(log).toMatchObject({ looked: ['one', 'other', 'one'], made: ['neutral', 'one'] });
});

test('where there is nothing, nothing is made', async () => {
  const { ask, log } = openDarkroom();
  expect(await ask('gone', null)).toBeNull();
  expect(log.made).toEqual([]);
});

test('after each it rests as long as the work took', async () => {
  const { ask } = openDarkroom({ takes: 60 });
  const begun = performance.now();
  await Promise.all([ask('a'), ask('b')]);
  expect(performance.now() - begun).toBeGreaterThan(170);
});

test('whoever comes when too many wait is turned away, and served later', async () => {
  const { ask, log } = openDarkroom({ mostWaiting: 2 });
  const answers = await Promise.all(['a', 'b', 'c', 'a'].map((name) => ask(name)));
  expect(answers).toEqual(['a: picture of a', 'b: picture of b', 'busy', 'a: picture of a']);
  expect(await ask('c')).toBe('c: picture of c');
  expect(log.made).toEqual(['a', 'b', 'c']);
});

test('what is wanted most is kept', async () => {
  const { ask, log } = openDarkroom({ mostKept: 2 });
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(name);
  expect(log.made).toEqual(['a', 'b', 'c', 'b']);
});

test('a picture that failed is tried again, and holds nobody up', async () => {
  const { ask, log } = openDarkroom();
  const answers = await Promise.allSettled([ask('spoilt'), ask('a')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  await expect(ask('spoilt')).rejects.toThrow('spoilt');
  expect(log.made).toEqual(['a']);
});
