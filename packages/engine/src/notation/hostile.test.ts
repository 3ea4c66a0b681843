import { accepted, gameAfter } from '../testing/games.js';
import { pick, type Random, seededRandom } from '../testing/random.js';
import { makeFen, parseFen, START_FEN, START_POSITION } from './fen.js';
import { makePgn } from './pgn.js';
import { parsePgn } from './pgn-import.js';
import { parseSan } from './san-parse.js';
import { makeUci, parseUci } from './uci.js';

const IS_LONG = process.env.TEST_LONG === '1';
const STRINGS = IS_LONG ? 1_000_000 : 100_000;

const PIECES = [
  ...'rnbqkpRNBQKP12345678/-wb .{}()[]"\\;$+#=xO0aeh19é\u0000\u202e\ud800💥'.split(''),
  ...[
    'KQkq',
    'e4',
    'e2e4',
    'Nf3',
    '1-0',
    '*',
    '[Variant "Fog of War"]',
    '1.',
    '((((',
    '{[%clk 0:01:00]}',
    '%',
    '9'.repeat(40),
  ],
];

const PGN = makePgn(gameAfter('e2e4 d7d5 f1b5 a7a6 b5e8')) ?? '';

/** A well-formed text with a few things cut out, put in or doubled; sometimes rubbish from the first letter on. */
function hostile(seedText: string, random: Random): string {
  let text = random(8) === 0 ? '' : seedText;
  for (let change = 0; change <= random(6); change++) {
    const from = random(text.length + 1);
    const to = Math.min(text.length, from + random(6));
    const middle = random(3) === 0 ? text.slice(from, to).repeat(random(30)) : pick(PIECES, random);
    text = text.slice(0, from) + middle + text.slice(to);
  }
  return text;
}

const READERS: [string, string, (text: string) => void][] = [
  [
    'FEN',
    START_FEN,
    (text) => {
      const parsed = parseFen(text);
      if (parsed.ok && makeFen(parsed.value) !== text) throw new Error('read and written differ');
    },
  ],
  [
    'UCI',
    'e7e8q',
    (text) => {
      const parsed = parseUci(text);
      if (parsed.ok && makeUci(parsed.value) !== text) throw new Error('read and written differ');
    },
  ],
  ['SAN', 'Ng1xf3+', (text) => parseSan(START_POSITION, text)],
  ['PGN', PGN, (text) => parsePgn(text)],
];

test.each(READERS)(
  `${STRINGS / 4} hostile strings: %s neither throws nor hangs`,
  (_, seedText, read) => {
    const random = seededRandom(40);
    for (let count = 0; count < STRINGS / 4; count++) {
      const text = hostile(seedText, random);
      try {
        read(text);
      } catch (problem) {
        throw new Error(`${JSON.stringify(text)}: ${problem}`);
      }
    }
  },
  600_000,
);

test.each([
  ['a comment that never ends', `[Variant "Fog of War"] {${'x'.repeat(1_000_000)}`],
  ['a tag that never ends', `[Event "${'\\"'.repeat(500_000)}`],
  ['a million brackets', '('.repeat(1_000_000)],
  ['a million tags', '[A "b"]'.repeat(150_000)],
  ['a million moves', `[Variant "Fog of War"] ${'Nf3 Nf6 Ng1 Ng8 '.repeat(60_000)}1-0`],
  ['a word of a million letters', `[Variant "Fog of War"] ${'N'.repeat(1_000_000)} 1-0`],
  ['a million spaces', ' '.repeat(1_000_000)],
])('%s is refused within a second', (_, text) => {
  const before = process.cpuUsage().user;
  expect(parsePgn(text).ok).toBe(false);
  expect(parseFen(text).ok).toBe(false);
  expect(parseSan(START_POSITION, text).ok).toBe(false);
  expect(process.cpuUsage().user - before).toBeLessThan(1_000_000);
});

test('the texts that are changed are good ones to begin with', () => {
  expect(accepted(parsePgn(PGN)).game.ply).toBe(5);
  expect(accepted(parseFen(START_FEN)).turn).toBe('white');
});
