import { inTwos } from './in-twos.mjs';

test('two at a time, in order, and each result in its place', async () => {
  let running = 0;
  const seen = [];
  const work = (name, milliseconds) => async () => {
    running += 1;
    seen.push(`${name}${running}`);
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    running -= 1;
    return name;
  };
  const results = await inTwos([work('a', 60), work('b', 5), work('c', 5), work('d', 5)]);
  expect(results).toEqual(['a', 'b', 'c', 'd']);
  expect(seen).toEqual(['a1', 'b2', 'c2', 'd2']);
});

test('what goes wrong is told', async () => {
  await expect(inTwos([() => Promise.reject(new Error('no')), async () => 1])).rejects.toThrow('no');
});
