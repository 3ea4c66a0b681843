/** @jest-environment jsdom */

import { fetchUntilThere } from './fetch-until-there';

test('tries again until it is there, and says each time that it was not', async () => {
  let tries = 0;
  let failures = 0;
  const load = async () => {
    tries++;
    if (tries < 3) throw new Error('the line is away');
    return 'the code';
  };
  expect(await fetchUntilThere(load, () => failures++)).toBe('the code');
  expect([tries, failures]).toEqual([3, 2]);
});
