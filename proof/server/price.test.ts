import { Price } from './price.js';

const headers = (remaining: number, reset: number) =>
  `date\nnow\nratelimit-limit\n1000\nratelimit-remaining\n${remaining}\nratelimit-reset\n${reset}\nvary\n*`;
const paid = (text: string) => /paid (\d+)/.exec(text)?.[1];

test('what an answer has taken stands in the place of what is left', () => {
  const price = new Price();
  expect(price.in(headers(990, 60))).toBe(headers(990, 60).replace('\n990\n', '\npaid 10\n'));
  expect(paid(price.in(headers(960, 60)))).toBe('30');
  expect(paid(price.in(headers(955, 2)))).toBe('5');
});

test('a budget that is whole again is paid from anew', () => {
  const price = new Price();
  price.in(headers(900, 1));
  expect(paid(price.in(headers(880, 60)))).toBe('120');
});

test('an answer that costs nothing stays as it is', () => {
  expect(new Price().in('date\nnow')).toBe('date\nnow');
});
