import type { Color, EndReason, Eyes, GameStatus, PieceKind } from '@fog/engine';
import { vocabulary } from '../graphql/vocabulary.js';

export const PAIRINGS = ['friend', 'anyone', 'same_device', 'computer'] as const;
export type Pairing = (typeof PAIRINGS)[number];

export const ROLES = ['white', 'black', 'both', 'spectator'] as const;
export type Role = (typeof ROLES)[number];

export const COLOR_WISHES = ['white', 'black', 'random'] as const;
export type ColorWish = (typeof COLOR_WISHES)[number];

export const ColorEnum = vocabulary<Color>('Color', 'One of the two sides.', {
  white: 'The side that moves first.',
  black: 'The side that moves second.',
});

export const PieceKindEnum = vocabulary<PieceKind>('PieceKind', 'A kind of chess piece.', {
  pawn: 'A pawn.',
  knight: 'A knight.',
  bishop: 'A bishop.',
  rook: 'A rook.',
  queen: 'A queen.',
  king: 'A king. Its capture wins the game.',
});

export const GameStatusEnum = vocabulary<GameStatus>('GameStatus', 'Where a game stands in its life.', {
  waiting: 'A seat is still free.',
  active: 'Both seats are taken and the game is being played.',
  finished: 'Over, with a result. The fog has lifted for everybody.',
  aborted: 'Over without a result, and in no public list. The fog has lifted for everybody.',
});

export const EndReasonEnum = vocabulary<EndReason>('EndReason', 'Why a game ended; who won is told apart.', {
  king_captured: 'A king was captured: the capturer wins.',
  resignation: 'One side resigned: the other wins.',
  timeout: 'One side ran out of time: the other wins, with whatever is left on the board.',
  stalemate: 'The side to move had no move at all: a draw.',
  threefold_repetition: 'The position stood for the third time: a draw, automatically.',
  fifty_move_rule: 'A hundred half-moves without a capture or a pawn move: a draw, automatically.',
  agreement: 'A draw was offered and accepted.',
});

export const RoleEnum = vocabulary<Role>(
  'Role',
  'What you are in a game. It comes from your session alone.',
  {
    white: 'You play White.',
    black: 'You play Black.',
    both: 'Two people share your device: both seats are yours, one at a time.',
    spectator: 'You hold no seat: before the end you see no piece at all.',
  },
);

export const EyesEnum = vocabulary<Eyes>('Eyes', 'Whose eyes a board is seen through.', {
  white: "White's view.",
  black: "Black's view.",
  all: 'No fog: every piece. Open to everybody once the game is over, and to nobody before.',
});

export const PairingEnum = vocabulary<Pairing>('Pairing', 'How the two players of a game come together.', {
  friend: 'The creator sends an invitation to somebody.',
  anyone: 'Whoever else is looking for a game.',
  same_device: 'Two people at one device, behind a curtain that falls at every change of turn.',
  computer: 'A connected bot.',
});

export const ColorWishEnum = vocabulary<ColorWish>(
  'ColorWish',
  'The side that the creator of a game asks for.',
  {
    white: 'To play White.',
    black: 'To play Black.',
    random: 'Either, settled by lot when the game is created.',
  },
);
