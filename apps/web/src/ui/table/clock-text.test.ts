import { timeLeft } from './clock-text';

const HOUR = 3_600_000;

test.each([
  [247_000, '4:07'],
  [246_001, '4:07'],
  [3_599_001, '1:00:00'],
  [3_750_000, '1:02:30'],
  [24 * HOUR - 1000, '23:59:59'],
])('%d ms is %s', (ms, text) => {
  expect(timeLeft(ms)).toEqual({ kind: 'figures', text, isLow: false });
});

test.each([
  [19_999, '0:19.9'],
  [9_450, '0:09.4'],
  [99, '0:00.0'],
  [0, '0:00.0'],
  [-5, '0:00.0'],
])('%d ms is low, and %s', (ms, text) => {
  expect(timeLeft(ms)).toEqual({ kind: 'figures', text, isLow: true });
});

test('at twenty seconds there are no tenths yet', () => {
  expect(timeLeft(20_000)).toEqual({ kind: 'figures', text: '0:20', isLow: false });
});

test.each([
  [24 * HOUR, 1, 0],
  [24 * HOUR + 59 * 60_000, 1, 0],
  [3 * 24 * HOUR - 1, 2, 23],
  [14 * 24 * HOUR, 14, 0],
])('%d ms is %d days and %d hours', (ms, days, hours) => {
  expect(timeLeft(ms)).toEqual({ kind: 'days', days, hours });
});
