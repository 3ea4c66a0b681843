import type { Color, MoveEntry } from '@fog/engine';
import type { ViewGame } from '../../apps/api/src/games/see-game.js';
import { leakingView } from './leaking-view.js';
import type { Plant } from './plant.js';
import { type Secret, squaresOf } from './secret.js';

const PICTURE = 'sound, animation, title, live region';
const PAYLOAD = 'Next.js: HTML, RSC payloads';

/** A page that leaks: what is put into its head, and where alone it counts as seen. */
function headPlant(channel: string, name: string, where: string, head: (secret: Secret) => string): Plant {
  return {
    channel,
    name,
    level: 'browser',
    where,
    spoilPage: (html, secret) =>
      html.replace('</head>', `${head(secret)}</head>`).replaceAll(NONCE, nonceIn(html)),
  };
}

/** Stands for what the page's own policy lets run. */
const NONCE = '{nonce}';
const nonceIn = (html: string) => /nonce="([^"]+)"/.exec(html)?.[1] ?? '';

const script = (text: string) => `<script nonce="${NONCE}">${text}</script>`;

const lastMove = ({ game }: Secret) => game.moves.at(-1)?.san ?? '';

/** A referee that leaks, and a page that shows, says or sounds what it was told. */
function shownPlant(channel: string, name: string, where: string, viewGame: ViewGame): Plant {
  return { channel, name, level: 'browser', where, substitutes: { viewGame } };
}

/** Tells whoever asks that the last move has taken something of theirs, where it has moved to. */
function lossOf(isTold: (secret: Secret) => boolean): ViewGame {
  return leakingView({
    board: (seen, secret) => {
      const last = secret.game.moves.at(-1);
      if (!last || !isTold(secret)) return seen;
      const color: Color = last.color === 'white' ? 'black' : 'white';
      return { ...seen, losses: [{ ply: last.ply, color, square: last.to, kind: 'pawn' }] };
    },
  });
}

const everyMove: ViewGame = leakingView({
  moves: (seen, { game }) =>
    seen.map((entry): MoveEntry => ({ ...entry, move: entry.move ?? game.moves[entry.ply - 1] })),
});

/** Squares on which something stands, as a style sheet names them. */
const occupied = ({ position }: Secret) =>
  [...squaresOf(position)]
    .flatMap(([square, letter]) => (letter === '.' ? [] : `[data-square=${square}]`))
    .join();

/** Leaks that only a browser shows. Each counts as seen in one place alone: so every place is shown to be looked at. */
export const PAGE_PLANTS: readonly Plant[] = [
  shownPlant(
    PICTURE,
    'a sound when something was taken, for spectators too',
    'sounds',
    lossOf(({ game, viewer }) => viewer.kind === 'spectator' && !!game.moves.at(-1)?.captured),
  ),
  shownPlant(
    PICTURE,
    'a voice that says where a hidden piece has come to',
    'live regions',
    lossOf(({ game, viewer }) => viewer.kind === 'seat' && game.turn === viewer.color),
  ),
  headPlant(PICTURE, 'a slide of what moved in the fog', 'animations', (secret) =>
    script(`document.documentElement.animate([{ top: '${lastMove(secret).length}px' }], 1)`),
  ),
  headPlant(PICTURE, 'a darker fog where something stands', 'picture', (secret) =>
    script(
      `const fog = new CSSStyleSheet(); fog.insertRule(':is(${occupied(secret)}) { background: #0003 }'); document.adoptedStyleSheets.push(fog)`,
    ),
  ),
  {
    channel: 'OpenGraph image, embeds, page titles',
    name: 'a title that names the last move',
    level: 'browser',
    where: 'titles',
    spoilPage: (html, secret) => html.replace('<title>', `<title>${lastMove(secret)} `),
  },
  headPlant(
    'OpenGraph image, embeds, page titles',
    'a description for other sites that names the last move',
    'answers',
    (secret) => `<meta property="og:description" content="${lastMove(secret)}">`,
  ),
  headPlant(
    'OpenGraph image, embeds, page titles',
    'an icon that names the last move',
    'icons',
    (secret) => `<link rel="icon" href="/icon-lit.svg?${lastMove(secret)}">`,
  ),
  shownPlant('move list', 'the moves of both in the list beside the board', 'accessibility', everyMove),
  headPlant(
    PAYLOAD,
    'an attribute that nobody sees',
    'DOM',
    (secret) => `<meta name="last" content="${lastMove(secret)}">`,
  ),
  {
    channel: PAYLOAD,
    name: 'a property of the game that the page never shows',
    level: 'browser',
    where: 'components',
    spoilPage: (html, secret) =>
      html.replace('\\"status\\":\\"active\\"', `\\"last\\":\\"${lastMove(secret)}\\",$&`),
  },
  headPlant(PAYLOAD, 'what the window knows', 'window', (secret) =>
    script(`var truth = '${lastMove(secret)}'`),
  ),
  headPlant(PAYLOAD, 'what the browser keeps', 'storage', (secret) =>
    script(`localStorage.setItem('last', '${lastMove(secret)}')`),
  ),
  headPlant(PAYLOAD, 'a picture fetched for the piece that moved', 'requests', (secret) =>
    script(`new Image().src = '/icon.svg?${lastMove(secret)}'`),
  ),
  shownPlant(
    'two people at one device',
    'the board of the side to move behind the curtain',
    'frames',
    leakingView({
      board: (seen, { viewer, placement }) => (viewer.kind === 'both' ? { ...seen, placement } : seen),
    }),
  ),
];
