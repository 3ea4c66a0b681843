/** What the engine weighs in a browser: bundled, minified, compressed. */
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** Bytes of everything the engine exports, and of what a page with a board needs: views' vocabulary and notation. */
export async function gzipSizes() {
  return {
    everything: await gzipSize(`export * from '@fog/engine'`),
    vocabulary: await gzipSize(
      `export { COLORS, isSquareName, makeUci, parseSanInView, PIECE_KINDS, SQUARE_NAMES } from '@fog/engine'`,
    ),
  };
}

async function gzipSize(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return gzipSync(outputFiles[0].contents).length;
}
