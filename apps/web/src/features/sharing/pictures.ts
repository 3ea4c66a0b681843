import sharp from 'sharp';
import { Darkroom, type Drawing } from './darkroom';

/** How many requests may wait for a picture; each takes a fifth of a second. */
const MOST_WAITING = 20;
/** About 50 kB each. */
const MOST_KEPT = 300;

/** How long others may keep a picture that never changes, and one that may change any minute, in seconds. */
const FOR_A_DAY = 24 * 3600;
const FOR_A_MINUTE = 60;

const darkroom = new Darkroom({
  develop: (svg) => sharp(Buffer.from(svg)).png({ palette: true }).toBuffer(),
  mostWaiting: MOST_WAITING,
  mostKept: MOST_KEPT,
});
// A thread of its own does the work; one is enough.
sharp.concurrency(1);

/**
 * Answers with the picture of that name, or asks to come back later where too many wait.
 *
 * @param look tells what it shows, or `null` where there is nothing
 */
export async function answerPicture(name: string, look: () => Promise<Drawing | null>): Promise<Response> {
  const print = await darkroom.picture(name, look);
  if (print === null) return noPicture();
  if (print === 'busy')
    return new Response(null, { status: 503, headers: { 'Retry-After': '10', 'Cache-Control': 'no-store' } });
  const seconds = print.name === name ? FOR_A_DAY : FOR_A_MINUTE;
  return new Response(new Uint8Array(print.png), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': `public, max-age=${seconds}` },
  });
}

/** The answer where there is nothing to be shown. */
export function noPicture(): Response {
  return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
}
