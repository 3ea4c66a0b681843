import { type BoardView, legalMoves, type Move, makeFen, play, view } from '@fog/engine';
import { type Leak, leakingView } from './leaking-view.js';
import type { Plant } from './plant.js';
import { canTakeKing, hashOf, materialOf, type Secret, squaresOf } from './secret.js';

function plant(channel: string, name: string, leak: Leak): Plant {
  return { channel, name, level: 'projection', substitutes: { viewGame: leakingView(leak) } };
}

/** A leak in the boards of those who see any. */
function boardPlant(
  channel: string,
  name: string,
  leak: (seen: BoardView, secret: Secret) => Partial<BoardView>,
): Plant {
  return plant(channel, name, {
    board: (seen, secret) => (seen.eyes === null ? seen : { ...seen, ...leak(seen, secret) }),
  });
}

/** A leak that stands behind the text of the board. */
function textPlant(channel: string, name: string, leak: (secret: Secret) => unknown): Plant {
  return boardPlant(channel, name, ({ placement }, secret) => ({
    placement: `${placement} ${leak(secret)}`,
  }));
}

function losesKing({ position }: Secret, move: Move): boolean {
  const after = play(position, move);
  return after.ok && canTakeKing(after.value);
}

/** Pieces as a list lies that is kept up move by move. */
function inOrderOfArrival({ pieces }: BoardView, { game }: Secret) {
  const arrived = new Map<string, number>(game.moves.map(({ to, ply }) => [to, ply]));
  const arrival = ({ square }: (typeof pieces)[number]) => arrived.get(square) ?? 0;
  return [...pieces].sort((one, other) => arrival(one) - arrival(other));
}

/** The board of the side to move, whoever asks. */
function boardOfTurn({ game }: Secret): BoardView {
  return view(game, { kind: 'seat', color: game.turn ?? 'white' }).board();
}

/** Leaks that others have had, in what `view()` tells. */
export const VIEW_PLANTS: readonly Plant[] = [
  textPlant('board text', 'a darker fog where something stands', ({ position }) =>
    [...squaresOf(position).values()].map((letter) => (letter === '.' ? 0 : 1)).join(''),
  ),
  boardPlant('order of lists', 'pieces in the order in which they last moved', (seen, secret) => ({
    pieces: inOrderOfArrival(seen, secret),
  })),
  plant('board text', 'a true board where the past is not at hand', {
    glance: (seen, position) => ({ ...seen, placement: makeFen(position) }),
  }),
  textPlant('counters and rights', 'the half-move clock', ({ halfmoveClock }) => halfmoveClock),
  textPlant('counters and rights', 'how often the position has stood', ({ timesStood }) => timesStood),
  textPlant('counters and rights', 'castling rights of both sides', ({ rights }) => rights),
  textPlant('counters and rights', 'the square a hidden pawn passed', ({ enPassant }) => enPassant),
  textPlant(
    'counters and rights',
    'how many moves the side to move has',
    ({ position }) => legalMoves(position).length,
  ),
  textPlant('hashes, ids, versions', 'a hash of the true position', hashOf),
  plant('move list', 'a hidden move as long as its notation', {
    moves: (seen, { game }) =>
      seen.map((entry) => ({ ...entry, width: game.moves[entry.ply - 1].san.length })),
  }),
  plant('move list', 'what a hidden pawn became', {
    moves: (seen, { game }) =>
      seen.map((entry) => ({ ...entry, became: game.moves[entry.ply - 1].promotion })),
  }),
  textPlant('material, captured pieces', 'a material bar', ({ position }) => materialOf(position)),
  boardPlant('own legal moves', 'no moves that leave the king to be taken', (seen, secret) => ({
    legalMoves: seen.legalMoves.filter((move) => !losesKing(secret, move)),
  })),
  plant('result', 'a replay that opens when a king can be taken', {
    replay: (seen, { game, position }) => (canTakeKing(position) ? { plies: game.ply } : seen),
  }),
  textPlant('end of game', 'the fog lifts when a king can be taken', ({ position, placement }) =>
    canTakeKing(position) ? placement : '',
  ),
  plant('spectators, second browsers', 'a spectator is given the eyes of the side to move', {
    board: (seen, secret) => (secret.viewer.kind === 'spectator' ? boardOfTurn(secret) : seen),
  }),
  plant('two people at one device', 'the board of the side to move without being asked for', {
    board: (seen, secret) =>
      secret.viewer.kind === 'both' && seen.eyes === null ? boardOfTurn(secret) : seen,
  }),
];
