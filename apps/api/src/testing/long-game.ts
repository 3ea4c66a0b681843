import { command, type Game, newGame, view } from '@fog/engine';

/**
 * A finished game of about so many half-moves: pieces wander at random, the same each time, and take only where nothing
 * else can be done; the last move is a resignation.
 */
export function longGame(plies: number, at: number): Game {
  let game = started(at);
  let seed = 12;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  while (game.ply < plies && game.turn) {
    const board = view(game, { kind: 'seat', color: game.turn }).board();
    const taken = new Set(board.pieces.map(({ square }) => square));
    const quiet = board.legalMoves.filter(({ to, promotion }) => !taken.has(to) && promotion === null);
    // A pawn's step now and then keeps the fifty-move rule away.
    const pawns = quiet.filter(({ from }) =>
      board.pieces.some((piece) => piece.square === from && piece.kind === 'pawn'),
    );
    const choices =
      game.ply % 40 === 39 && pawns.length > 0 ? pawns : quiet.filter((move) => !pawns.includes(move));
    const { from, to } = choices[random(choices.length)];
    const next = command(
      game,
      { kind: 'move', color: game.turn, ply: game.ply, from, to, promotion: null },
      at,
    );
    if (!next.ok) throw new Error(next.problem);
    if (next.value.status === 'finished') break;
    game = next.value;
  }
  const ended = command(game, { kind: 'resign', color: 'white' }, at);
  if (!ended.ok) throw new Error(ended.problem);
  return ended.value;
}

function started(at: number): Game {
  const begun = command(newGame({ timeControl: null }), { kind: 'start' }, at);
  if (!begun.ok) throw new Error(begun.problem);
  return begun.value;
}
