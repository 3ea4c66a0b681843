import { setTimeout as delay } from 'node:timers/promises';
import { Darkroom } from './darkroom';

/** A darkroom that tells what it made, and how many it ever made at once. */
function openDarkroom({ mostWaiting = 100, mostKept = 100, takes = 1 } = {}) {
  const made: string[] = [];
  const log = { made, atOnce: 0, mostAtOnce: 0 };
  const darkroom = new Darkroom({
    mostWaiting,
    mostKept,
    async develop(svg) {
      log.atOnce += 1;
      log.mostAtOnce = Math.max(log.mostAtOnce, log.atOnce);
      await delay(takes);
      log.atOnce -= 1;
      if (svg === 'spoilt') throw new Error('spoilt');
      made.push(svg);
      return Buffer.from(`picture of ${svg}`);
    },
  });
  return { darkroom, log };
}

const ask = async (darkroom: Darkroom, name: string) => String(await darkroom.picture(name, () => name));

test('two hundred requests for one picture make it once', async () => {
  const { darkroom, log } = openDarkroom();
  const answers = await Promise.all(Array.from({ length: 200 }, () => ask(darkroom, 'a')));
  expect(new Set(answers)).toEqual(new Set(['picture of a']));
  expect(log.made).toEqual(['a']);
});

test('pictures are made one at a time, in the order they were asked for', async () => {
  const { darkroom, log } = openDarkroom();
  await Promise.all(['a', 'b', 'c'].map((name) => ask(darkroom, name)));
  expect(log).toMatchObject({ made: ['a', 'b', 'c'], mostAtOnce: 1 });
});

test('after each it rests as long as the work took', async () => {
  const { darkroom } = openDarkroom({ takes: 60 });
  const begun = performance.now();
  await Promise.all([ask(darkroom, 'a'), ask(darkroom, 'b')]);
  expect(performance.now() - begun).toBeGreaterThan(170);
});

test('whoever comes when too many wait is turned away, and served later', async () => {
  const { darkroom, log } = openDarkroom({ mostWaiting: 2 });
  const answers = await Promise.all(['a', 'b', 'c', 'a'].map((name) => ask(darkroom, name)));
  expect(answers).toEqual(['picture of a', 'picture of b', 'null', 'picture of a']);
  await delay(50);
  expect(await ask(darkroom, 'c')).toBe('picture of c');
  expect(log.made).toEqual(['a', 'b', 'c']);
});

test('what was made before can be had without asking what it shows', async () => {
  const { darkroom } = openDarkroom();
  expect(darkroom.kept('a')).toBeUndefined();
  await ask(darkroom, 'a');
  expect(String(await darkroom.kept('a'))).toBe('picture of a');
});

test('what is wanted most is kept', async () => {
  const { darkroom, log } = openDarkroom({ mostKept: 2 });
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(darkroom, name);
  expect(log.made).toEqual(['a', 'b', 'c', 'b']);
});

test('a picture that failed is tried again, and holds nobody up', async () => {
  const { darkroom, log } = openDarkroom();
  const answers = await Promise.allSettled([ask(darkroom, 'spoilt'), ask(darkroom, 'a')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  await expect(ask(darkroom, 'spoilt')).rejects.toThrow('spoilt');
  expect(log.made).toEqual(['a']);
});
