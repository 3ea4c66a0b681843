import { inTwos } from './in-twos.mjs';

test('two at a time, in order, and each result in its place', async () => {
  let running = 0;
  let endLongWork;
  const longWork = new Promise((resolve) => {
    endLongWork = resolve;
  });
  const seen = [];
  const work = (name, waits) => async () => {
    running += 1;
    seen.push(`${name}${running}`);
    await waits?.();
    running -= 1;
    return name;
  };
  const works = [work('a', () => longWork), work('b'), work('c'), work('d', () => endLongWork())];
  const results = await inTwos(works);
  expect(results).toEqual(['a', 'b', 'c', 'd']);
  expect(seen).toEqual(['a1', 'b2', 'c2', 'd2']);
});

test('what goes wrong is told', async () => {
  await expect(inTwos([() => Promise.reject(new Error('no')), async () => 1])).rejects.toThrow('no');
});
