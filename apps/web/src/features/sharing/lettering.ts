import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Font, parse } from 'opentype.js';

/** The site's two typefaces, in the weights of a picture. */
export type Typeface = 'display' | 'text';

const FILES: Readonly<Record<Typeface, readonly string[]>> = {
  display: [
    'fraunces/files/fraunces-latin-600-normal.woff',
    'fraunces/files/fraunces-latin-ext-600-normal.woff',
  ],
  text: ['figtree/files/figtree-latin-500-normal.woff', 'figtree/files/figtree-latin-ext-500-normal.woff'],
};

const fonts = new Map<Typeface, readonly Font[]>();

/** Read where the server runs, which is this package's own folder. */
function fontsOf(typeface: Typeface): readonly Font[] {
  const known = fonts.get(typeface);
  if (known) return known;
  const read = FILES[typeface].map((file) => {
    const { buffer, byteOffset, byteLength } = readFileSync(
      join(process.cwd(), 'node_modules/@fontsource', file),
    );
    return parse(buffer.slice(byteOffset, byteOffset + byteLength));
  });
  fonts.set(typeface, read);
  return read;
}

interface Lettering {
  typeface: Typeface;
  size: number;
  color: string;
  /** Where the text begins, or its middle where it is centered; and its base line. */
  x: number;
  y: number;
  centered?: boolean;
  /** A longer text is set smaller. */
  width: number;
}

/** A line of text as outlines: whoever rasterises it needs no font. */
export function letter(text: string, { typeface, size, color, x, y, centered, width }: Lettering): string {
  const stretches = stretchesOf(text, fontsOf(typeface));
  const advance = (at: number) =>
    stretches.reduce((sum, each) => sum + each.font.getAdvanceWidth(each.text, at), 0);
  const fitted = Math.min(size, (size * width) / advance(size));
  let pen = centered ? x - advance(fitted) / 2 : x;
  const outlines = stretches.map(({ font, text: part }) => {
    const outline = font.getPath(part, pen, y, fitted).toPathData(1);
    pen += font.getAdvanceWidth(part, fitted);
    return outline;
  });
  return `<path d="${outlines.join('')}" fill="${color}"/>`;
}

/** The text in stretches, each in the first font that has its letters: western ones, then the rest. */
function stretchesOf(text: string, [first, ...others]: readonly Font[]): { font: Font; text: string }[] {
  const stretches: { font: Font; text: string }[] = [];
  for (const character of text) {
    const font = [first!, ...others].find((each) => each.charToGlyphIndex(character) > 0) ?? first!;
    const last = stretches.at(-1);
    if (last?.font === font) last.text += character;
    else stretches.push({ font, text: character });
  }
  return stretches;
}

/** Parts a text into lines of at most so many letters, at its spaces. */
export function linesOf(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
