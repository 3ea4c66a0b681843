import { type Color, type Move, type Position, parseFen } from '@fog/engine';
import { type LetterOn, lettersOf } from './letters.js';

/** The castling right that each castling move proves. */
const CASTLINGS: Readonly<Record<string, string>> = { e1g1: 'K', e1c1: 'Q', e8g8: 'k', e8c8: 'q' };

/**
 * The position as the bot sees it, with nothing where it sees nothing: what stands in the fog is not guessed at, but for
 * the enemy king, without whom there is no game. The rights are read from the moves that the bot is told it has.
 *
 * @returns null where that makes no position.
 */
export function guessedPosition(placement: string, color: Color, moves: readonly Move[]): Position | null {
  const letterOn = lettersOf(placement);
  const fields = [
    withoutFog(withBothKings(placement, color)),
    color === 'white' ? 'w' : 'b',
    rightsIn(moves, letterOn),
    passedSquare(moves, letterOn) ?? '-',
    0,
    1,
  ];
  const parsed = parseFen(fields.join(' '));
  return parsed.ok ? parsed.value : null;
}

/** A king that is not seen is put as far away in the fog as can be. */
function withBothKings(placement: string, color: Color): string {
  const enemyKing = color === 'white' ? 'k' : 'K';
  if (placement.includes(enemyKing)) return placement;
  const farthest = color === 'white' ? placement.indexOf('?') : placement.lastIndexOf('?');
  return farthest < 0 ? placement : placement.slice(0, farthest) + enemyKing + placement.slice(farthest + 1);
}

function withoutFog(placement: string): string {
  const emptied = placement.replaceAll('?', '1');
  return emptied.replace(/\d+/g, (run) => String([...run].reduce((sum, digit) => sum + Number(digit), 0)));
}

function rightsIn(moves: readonly Move[], letterOn: LetterOn): string {
  const castlings = moves.filter(({ from }) => /k/i.test(letterOn(from)));
  const proven = castlings.map(({ from, to }) => CASTLINGS[from + to]);
  return ['K', 'Q', 'k', 'q'].filter((right) => proven.includes(right)).join('') || '-';
}

/** Where a pawn can take en passant: it goes to another file, and nothing stands there. */
function passedSquare(moves: readonly Move[], letterOn: LetterOn): string | undefined {
  return moves.find(({ from, to }) => /p/i.test(letterOn(from)) && from[0] !== to[0] && letterOn(to) === '')
    ?.to;
}
