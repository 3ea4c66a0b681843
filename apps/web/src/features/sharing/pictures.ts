import sharp from 'sharp';
import { Darkroom } from './darkroom';

/** How many pictures may wait to be made; each takes a fifth of a second. */
const MOST_WAITING = 20;
/** About 50 kB each. */
const MOST_KEPT = 300;

const darkroom = new Darkroom({
  develop: (svg) => sharp(Buffer.from(svg)).png({ palette: true }).toBuffer(),
  mostWaiting: MOST_WAITING,
  mostKept: MOST_KEPT,
});
// A thread of its own does the work; one is enough.
sharp.concurrency(1);

/** A picture to be sent, and for how many seconds whoever asked may keep it. */
interface Picture {
  readonly name: string;
  readonly seconds: number;
  draw(): string;
}

/** Answers with a picture, or asks to come back later where too many are waited for. */
export async function answerPicture({ name, seconds, draw }: Picture): Promise<Response> {
  const picture = await darkroom.picture(name, draw);
  if (picture) return answer(picture, seconds);
  return new Response(null, { status: 503, headers: { 'Retry-After': '10', 'Cache-Control': 'no-store' } });
}

/** Answers with a picture that was made before, without asking the API what it shows; `null` where it was not. */
export async function answerKept({ name, seconds }: Omit<Picture, 'draw'>): Promise<Response | null> {
  const picture = await darkroom.kept(name);
  return picture ? answer(picture, seconds) : null;
}

function answer(picture: Buffer, seconds: number): Response {
  return new Response(new Uint8Array(picture), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': `public, max-age=${seconds}` },
  });
}
