import { type Color, command, type Game, newGame, view } from '@fog/engine';
import type { Board, LegalMove, Promotion } from '../contract.js';

/** Chooses among the moves of a board, as the contract shows it. */
export type Player = (board: Board, color: Color) => LegalMove;

/** Plays a game to its end by the rules themselves, each player being shown the own view and nothing else. */
export function playOut(white: Player, black: Player): Game {
  let game = after(newGame({ timeControl: null }), { kind: 'start' });
  while (game.turn) {
    const color = game.turn;
    const { placement, legalMoves } = view(game, { kind: 'seat', color }).board();
    const shown = legalMoves.map(({ promotion, ...squares }) => ({
      ...squares,
      promotion: promotion && (promotion.toUpperCase() as Promotion),
    }));
    const chosen = (color === 'white' ? white : black)({ placement, legalMoves: shown }, color);
    const move = legalMoves[shown.indexOf(chosen as (typeof shown)[number])];
    game = after(game, { kind: 'move', color, ply: game.ply, ...move });
  }
  return game;
}

function after(game: Game, wish: Parameters<typeof command>[1]): Game {
  const outcome = command(game, wish, 0);
  if (!outcome.ok) throw new Error(outcome.problem);
  return outcome.value;
}
