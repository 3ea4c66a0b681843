/** Run in a process of its own: how many views are worked out in a second, by the engine and by the plain re-statement. */
import { readFileSync } from 'node:fs';
import {
  command,
  legalMoves,
  makeFen,
  newGame,
  parseFen,
  play,
  START_POSITION,
  view,
  visible,
} from '@fog/engine';
import ts from 'typescript';
import { rate } from './measure.mjs';

const PLAIN = new URL('../packages/engine/src/testing/plain-vision.ts', import.meta.url);
const { outputText } = ts.transpileModule(readFileSync(PLAIN, 'utf8'), {
  compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
});
const { plainVision } = await import(
  `data:text/javascript;base64,${Buffer.from(outputText).toString('base64')}`
);

/** A game of 200 half-moves, each the same in every run. */
function playedGame() {
  const positions = [START_POSITION];
  const moves = [];
  for (let ply = 0; ply < 200; ply++) {
    const legal = legalMoves(positions[ply]);
    if (legal.length === 0) break;
    const move = legal[(ply * 7919 + 13) % legal.length];
    moves.push(move);
    positions.push(play(positions[ply], move).value);
  }
  return { positions, moves };
}

const { positions, moves } = playedGame();
const fens = positions.map(makeFen);
const own = fens.map((fen) => parseFen(fen).value);

function engineViews() {
  let squares = 0;
  for (let round = 0; round < 40; round++) {
    for (const position of own) squares += visible(position, 'white').low + visible(position, 'black').low;
  }
  if (squares === 0) throw new Error('nothing seen');
  return 80 * own.length;
}

function plainViews() {
  let squares = 0;
  for (const fen of fens) squares += plainVision(fen, 'white').length + plainVision(fen, 'black').length;
  if (squares === 0) throw new Error('nothing seen');
  return 2 * fens.length;
}

/** Moves through the referee's door: checked, played, recorded, and the board of both sides made. */
function playedWithViews() {
  let game = command(newGame({ timeControl: null }), { kind: 'start' }, 0).value;
  for (const move of moves) {
    if (game.status !== 'active') break;
    game = command(game, { kind: 'move', color: game.turn, ply: game.ply, ...move }, 0).value;
    for (const color of ['white', 'black']) {
      // Worked out when looked at.
      const { pieces, visibleSquares } = view(game, { kind: 'seat', color }).board();
      if (pieces.length > visibleSquares.length) throw new Error('a piece stands where nothing is seen');
    }
  }
  return game.ply;
}

process.stdout.write(
  JSON.stringify({ engine: rate(engineViews), plain: rate(plainViews), play: rate(playedWithViews) }),
);
