import type { Color, EndReason, Eyes, PieceKind, PromotionKind, SquareName } from '@fog/engine';
import type { BoardMove } from '../../board/picking';
import type {
  BoardPartsFragment,
  GameSnapshotFragment,
  GameStatus,
  MovePartsFragment,
  Pairing,
  Role,
} from '../../gql/graphql';
import type { NamedPlayer } from '../../i18n/player-name';
import { fromContract } from '../../lib/vocabulary';

/** A board as some pair of eyes sees it; nobody's eyes (`null`) see a dark one. */
export interface Sight {
  eyes: Eyes | null;
  /** Half-moves made when the board stood so. */
  ply: number;
  /** The contract's placement: `?` fog, digits squares seen empty, letters pieces. */
  placement: string;
  legalMoves: readonly BoardMove[];
  /** These eyes' own pieces captured so far, oldest first, whether or not they saw it happen. */
  losses: readonly Loss[];
  /** The square of the newest loss, while it is out of sight. */
  lossMark: SquareName | null;
}

export interface Loss {
  /** The half-move that took the piece. */
  ply: number;
  square: SquareName;
  kind: PieceKind;
}

/** One half-move as the viewer may know it: a hidden one has no move. */
export interface Entry {
  ply: number;
  color: Color;
  move: { from: SquareName; to: SquareName; san: string } | null;
}

export interface Clock {
  /** Milliseconds left when the API answered. */
  left: Record<Color, number>;
  running: Color | null;
}

/** A game as this viewer may know it: what the contract sends, in the site's own vocabulary. */
export interface Game {
  id: string;
  /** Grows with every public change; the newest is the truth. */
  version: number;
  status: Lowercase<GameStatus>;
  pairing: Lowercase<Pairing>;
  role: Lowercase<Role>;
  /** Who sits where; `null` where the seat is free. */
  players: Record<Color, NamedPlayer | null>;
  turn: Color | null;
  ply: number;
  clock: Clock | null;
  board: Sight;
  moves: readonly Entry[];
  drawOffer: Color | null;
  /** The link that seats a friend; only for the one who made the game, while a seat is free. */
  invitationUrl: string | null;
  result: { winner: Color | null; reason: EndReason } | null;
  /** The side that would like to play again. */
  rematchOffer: Color | null;
  /** The game that both play next, once they have agreed to. */
  rematchId: string | null;
}

/** A game out of the API's answer. */
export function gameOf(snapshot: GameSnapshotFragment): Game {
  return {
    id: snapshot.id,
    version: snapshot.version,
    status: fromContract(snapshot.status),
    pairing: fromContract(snapshot.pairing),
    role: fromContract(snapshot.role),
    players: { white: snapshot.white, black: snapshot.black },
    turn: fromContract(snapshot.turn),
    ply: snapshot.ply,
    clock: snapshot.clock && {
      left: { white: snapshot.clock.whiteMs, black: snapshot.clock.blackMs },
      running: fromContract(snapshot.clock.running),
    },
    board: sightOf(snapshot.board),
    moves: snapshot.moves.map(entryOf),
    drawOffer: fromContract(snapshot.drawOffer),
    invitationUrl: snapshot.invitation?.url ?? null,
    result: snapshot.result && {
      winner: fromContract(snapshot.result.winner),
      reason: fromContract(snapshot.result.reason),
    },
    rematchOffer: fromContract(snapshot.rematchOffer),
    rematchId: snapshot.rematch?.id ?? null,
  };
}

/** A board out of the API's answer. */
export function sightOf(board: BoardPartsFragment): Sight {
  return {
    eyes: fromContract(board.eyes),
    ply: board.ply,
    placement: board.placement,
    legalMoves: board.legalMoves.map(({ from, to, promotion }) => ({
      from,
      to,
      promotion: fromContract(promotion) as PromotionKind | null,
    })),
    losses: board.losses.map(({ ply, square, kind }) => ({ ply, square, kind: fromContract(kind) })),
    lossMark: board.lossMark,
  };
}

/** A line of the move list out of the API's answer. */
export function entryOf({ ply, color, move }: MovePartsFragment): Entry {
  return { ply, color: fromContract(color), move: move && { from: move.from, to: move.to, san: move.san } };
}
