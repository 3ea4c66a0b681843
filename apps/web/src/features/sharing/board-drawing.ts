import { SQUARE_NAMES, type SquareName } from '@fog/engine';
import { fogOutline } from '../../board/fog-outline';
import { PIECE_SHAPES } from '../../board/piece-shapes';
import { type BoardPiece, pieceOn, readPlacement, visibleSquares } from '../../board/placement';
import { ARMIES, NIGHT } from './colors';

/** What all boards of a picture share: the soft edge of the fog and its colors. One unit is a square. */
export const BOARD_DEFINITIONS = `
<filter id="soft" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="0.1"/></filter>
<linearGradient id="fog" gradientUnits="userSpaceOnUse" x1="2" y1="0" x2="6" y2="8">
<stop offset="0" stop-color="${NIGHT.fogDeep}"/><stop offset="1" stop-color="${NIGHT.fogHigh}"/></linearGradient>
<pattern id="waves" patternUnits="userSpaceOnUse" width="1" height="1">
<path d="M.33 .46q.085 -.07 .17 0t.17 0m-.24 .11q.085 -.07 .17 0t.17 0" fill="none" stroke="${NIGHT.fogWave}"
 stroke-opacity=".2" stroke-width=".02" stroke-linecap="round"/></pattern>
<clipPath id="rim"><rect width="8" height="8" rx=".2"/></clipPath>`;

const DARK_SQUARES = SQUARE_NAMES.map((square) => placeOf(square))
  .filter(({ x, y }) => (x + y) % 2 === 1)
  .map(({ x, y }) => `M${x} ${y}h1v1h-1z`)
  .join('');

/**
 * A board as SVG, White below: what the placement shows and nothing else.
 *
 * @param placement the API's: `?` is fog
 */
export function drawBoard(placement: string, x: number, y: number, size: number): string {
  const board = readPlacement(placement);
  const outline = fogOutline(visibleSquares(board), 'white');
  const pieces = SQUARE_NAMES.map((square) => {
    const piece = pieceOn(board, square);
    return piece ? drawPiece(piece, square) : '';
  });
  return `<g transform="translate(${x} ${y}) scale(${size / 8})" clip-path="url(#rim)">
<rect width="8" height="8" fill="${NIGHT.litLight}"/><path d="${DARK_SQUARES}" fill="${NIGHT.litDark}"/>
<path d="${outline}" fill="url(#fog)" filter="url(#soft)"/><path d="${outline}" fill="url(#waves)"/>
${pieces.join('')}</g>`;
}

function placeOf(square: SquareName): { x: number; y: number } {
  return { x: square.charCodeAt(0) - 'a'.charCodeAt(0), y: 8 - Number(square[1]) };
}

function drawPiece({ color, kind }: BoardPiece, square: SquareName): string {
  const { x, y } = placeOf(square);
  const { contour, lines, beads = [], eye } = PIECE_SHAPES[kind];
  const army = ARMIES[color];
  const rounds = beads
    .map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="5" fill="${army.body}"/>`)
    .join('');
  const look = eye ? `<circle cx="${eye[0]}" cy="${eye[1]}" r="3" fill="${army.detail}" stroke="none"/>` : '';
  return `<g transform="translate(${x} ${y}) scale(.01)" stroke="${army.contour}" stroke-width="4" stroke-linejoin="round"
 stroke-linecap="round"><path d="${contour}" fill="${army.body}"/>${rounds}
<path d="${lines}" fill="none" stroke="${army.detail}" stroke-width="3.2"/>${look}</g>`;
}
