/** Draws the icons of an installed app from `src/app/icon.svg`: `node scripts/draw-icons.mjs`, after the mark has changed. */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const NIGHT = '#10151d';
/** A launcher may cut everything off that lies outside a circle of four fifths. */
const SAFE = 0.8;

const at = (path) => new URL(path, import.meta.url);
const mark = await readFile(at('../src/app/icon.svg'), 'utf8');
/** To its edges in the colour of the night: launchers round the corners themselves. */
const square = Buffer.from(mark.replace('rx="8"', ''));

const draw = (size) => sharp(square, { density: (72 * size) / 32 }).resize(size, size);
const write = (image, path) =>
  image.flatten({ background: NIGHT }).png({ palette: true }).toFile(at(path).pathname);

await write(draw(192), '../public/icon-192.png');
await write(draw(512), '../public/icon-512.png');
await write(draw(180), '../src/app/apple-icon.png');

/** For who asks for it without having read a page: one picture, in the envelope that such a file is. */
const small = await sharp(Buffer.from(mark), { density: 72 }).resize(32, 32).png().toBuffer();
const envelope = Buffer.alloc(22);
envelope.writeUInt16LE(1, 2);
envelope.writeUInt16LE(1, 4);
envelope.writeUInt8(32, 6);
envelope.writeUInt8(32, 7);
envelope.writeUInt16LE(1, 10);
envelope.writeUInt16LE(32, 12);
envelope.writeUInt32LE(small.length, 14);
envelope.writeUInt32LE(envelope.length, 18);
await writeFile(at('../public/favicon.ico'), Buffer.concat([envelope, small]));

const inner = Math.round(512 * SAFE);
const edge = (512 - inner) / 2;
const padded = draw(inner).extend({
  top: Math.floor(edge),
  bottom: Math.ceil(edge),
  left: Math.floor(edge),
  right: Math.ceil(edge),
  background: NIGHT,
});
await write(padded, '../public/icon-maskable-512.png');
