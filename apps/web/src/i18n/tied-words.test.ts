import polish from './messages/pl.json' with { type: 'json' };
import { flatten } from './testing/flatten';
import { readArguments } from './testing/icu';
import { withTiedWords } from './tied-words';

test('a word of one letter goes with the next, at the beginning too, and longer ones stay as they are', () => {
  const tied = withTiedWords({ rules: { king: 'W 3 ruchy i w jedno „z pola” na a, do a4 i {square}' } });
  expect(tied).toEqual({
    rules: { king: 'W\u00a03 ruchy i\u00a0w\u00a0jedno „z\u00a0pola” na a, do a4 i\u00a0{square}' },
  });
});

test('in Polish no line can end in a word of one letter, and every message is given what it was', () => {
  const tied = flatten(withTiedWords(polish));
  expect(Object.values(tied).filter((message) => /(?<!\p{L})[aiouwz] /iu.test(message))).toEqual([]);
  const given = (messages: Record<string, string>) =>
    Object.entries(messages).map(([name, message]) => [name, readArguments(message)]);
  expect(given(tied)).toEqual(given(flatten(polish)));
});
