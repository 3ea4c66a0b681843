import { backoffMs } from './backoff';

test('waits between nothing and a bound that doubles up to five seconds', () => {
  const bounds = [0, 1, 2, 3, 4, 5, 50].map((attempt) => backoffMs(attempt, 1));
  expect(bounds).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000]);
  expect(backoffMs(4, 0)).toBe(0);
  expect(backoffMs(4, 0.25)).toBe(1000);
});
