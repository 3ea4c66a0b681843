/**
 * Draws `src/board/mist.webp`, the texture of the fog: white whose alpha is a noise that has been warped by
 * two more noises, so that it drifts in wisps. Drawn once, because a browser would work it out at every paint.
 * Run by hand after a change: `node scripts/draw-mist.mjs`.
 */
import path from 'node:path';
import sharp from 'sharp';

const SIZE = 320;
const OCTAVES = 4;

const lattice = Float32Array.from({ length: 256 * 256 }, (_, index) => {
  const wave = Math.sin(index * 12.9898 + 78.233) * 43758.5453;
  return wave - Math.floor(wave);
});

const smooth = (t) => t * t * t * (t * (t * 6 - 15) + 10);
const mix = (a, b, t) => a + (b - a) * t;
const at = (x, y) => lattice[((y & 255) << 8) | (x & 255)];

function valueNoise(x, y) {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [smooth(x - left), smooth(y - top)];
  return mix(mix(at(left, top), at(left + 1, top), u), mix(at(left, top + 1), at(left + 1, top + 1), u), v);
}

function layered(x, y) {
  let [sum, weight, scale] = [0, 0.5, 1];
  for (let octave = 0; octave < OCTAVES; octave++) {
    sum += weight * valueNoise(x * scale + 17 * octave, y * scale + 31 * octave);
    weight /= 2;
    scale *= 2.03;
  }
  return sum;
}

/** Density of the mist at a point of the unit square, 0 to 1; stretched sideways, as mist lies. */
function density(unitX, unitY) {
  const [x, y] = [unitX * 3.1, unitY * 5.4];
  const bendX = layered(x + 5.2, y + 1.3);
  const bendY = layered(x + 9.7, y + 8.1);
  const wisps = layered(x + 1.9 * bendX, y + 1.9 * bendY);
  return smooth(Math.min(1, Math.max(0, (wisps - 0.12) / 0.7)));
}

const pixels = Buffer.alloc(SIZE * SIZE * 4, 255);
for (let row = 0; row < SIZE; row++) {
  for (let column = 0; column < SIZE; column++) {
    pixels[(row * SIZE + column) * 4 + 3] = Math.round(255 * density(column / SIZE, row / SIZE));
  }
}

await sharp(pixels, { raw: { width: SIZE, height: SIZE, channels: 4 } })
  .webp({ quality: 20, alphaQuality: 70, effort: 6 })
  .toFile(path.join(import.meta.dirname, '../src/board/mist.webp'));
