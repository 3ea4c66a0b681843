import { Placeholders } from './placeholders.js';

const [one, other] = ['gAAAAAAAAAAAAAAAA', 'gBBBBBBBBBBBBBBBB'];

test('ids keep their length and their order, whatever they are', () => {
  const text = (first: string, second: string) =>
    `{"id":"${first}","rematch":"${second}","again":"${first}"}`;
  const replaced = new Placeholders().in(text(one, other));
  expect(replaced).toBe(new Placeholders().in(text(other, one)));
  expect(replaced).toHaveLength(text(one, other).length);
  expect(replaced).not.toBe(new Placeholders().in(text(one, one)));
});

test('instants and request ids are replaced, and nothing else', () => {
  const at = (instant: string, uuid: string) => `{"at":"${instant}","requestId":"${uuid}"}`;
  const texts = [
    at('2026-11-30T01:02:03.004Z', '0b0e7b5c-8a53-4a53-9ad3-0d3a1f1e7a11'),
    at('2027-01-01T23:59:59.999Z', 'ffffffff-8a53-4a53-9ad3-0d3a1f1e7a22'),
  ];
  const [first, second] = texts.map((text) => new Placeholders().in(text));
  expect(first).toBe(second);
  for (const text of ['{"placement":"8/8"}', '{"square":"g1"}', '{"ply":12,"version":14}'])
    expect(new Placeholders().in(text)).toBe(text);
});
