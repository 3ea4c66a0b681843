import { readFileSync } from 'node:fs';
import { BOARD_THEMES } from '../lib/appearance';

const sheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The day and night values of every token that is an opaque color, by the rules that set it. */
const tokensIn = (rules: string) =>
  new Map(
    [...rules.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
      ([, name, day, night]) => [name, { day, night }],
    ),
  );

/** The palette under each of the chequers. */
const palettes = BOARD_THEMES.map((theme) => {
  const chequer = sheet.split('}').find((rule) => rule.includes(`[data-board="${theme}"]`));
  if (!chequer) throw new Error(`No chequer for ${theme}`);
  return { theme, tokens: new Map([...tokensIn(sheet), ...tokensIn(chequer)]) };
});

/** WCAG 2.2: 4.5 for text, 3 for large text, borders of controls and marks. */
const TEXT = 4.5;
const SHAPE = 3;

const PAIRS: readonly (readonly [ink: string, ground: string, ratio: number])[] = [
  ['ink', 'paper', TEXT],
  ['ink', 'card', TEXT],
  ['ink-soft', 'paper', TEXT],
  ['ink-soft', 'card', TEXT],
  ['lamp-text', 'paper', TEXT],
  ['lamp-text', 'card', TEXT],
  ['loss', 'paper', TEXT],
  ['loss', 'card', TEXT],
  ['loss', 'fog-deep', SHAPE],
  ['loss', 'fog-high', SHAPE],
  ['present', 'paper', SHAPE],
  ['line-strong', 'paper', SHAPE],
  ['line-strong', 'card', SHAPE],
  ['lit-ink', 'lit-light', TEXT],
  ['lit-ink', 'lit-dark', TEXT],
  ['fog-ink', 'fog-deep', TEXT],
  ['fog-ink', 'fog-high', TEXT],
];

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each(palettes)('on the board called $theme', ({ tokens }) => {
  describe.each(['day', 'night'] as const)('by %s', (time) => {
    test.each(PAIRS)('%s stands out from %s by %f', (ink, ground, ratio) => {
      const [front, back] = [tokens.get(ink)?.[time], tokens.get(ground)?.[time]];
      if (!front || !back) throw new Error(`No token of one color: ${ink}, ${ground}`);
      expect(contrast(front, back)).toBeGreaterThanOrEqual(ratio);
    });
  });
});
