import lastResort from './last-resort.json' with { type: 'json' };
import english from './messages/en.json' with { type: 'json' };

test('the last resort says what every other failed page says', () => {
  expect(lastResort).toEqual(english.failed);
});
