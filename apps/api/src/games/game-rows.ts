import {
  type ClockState,
  CorruptGameError,
  type Game,
  isSquareName,
  type PlayedRecord,
  PROMOTION_KINDS,
  type RecordedMove,
  recordStanding,
  restoreGame,
  restoreStanding,
  type SquareName,
  type Standing,
  type TimeControl,
} from '@fog/engine';
import type { Transaction } from '../database/database.js';
import type { Prisma } from '../generated/prisma/client.js';
import type { GameModel, PlayerModel } from '../generated/prisma/models.js';
import { Player } from '../players/players.types.js';
import { dueAt, restsAt } from './expiry.js';
import type { PublicGame, Rematch, StoredFacts, StoredGame } from './stored-game.js';

/** A game's row without its players. */
export type GameRow = GameModel;

/** A game's row with them, to be read with `WITH_PLAYERS`. */
export type GameWithPlayers = GameRow & { white: PlayerModel | null; black: PlayerModel | null };
export const WITH_PLAYERS = { white: true, black: true } as const;

function squareOf(text: string): SquareName {
  if (isSquareName(text)) return text;
  throw new CorruptGameError('a square that does not exist');
}

function timeControlOf({ initialSeconds, incrementSeconds, daysPerMove }: GameRow): TimeControl | null {
  if (daysPerMove !== null) return { kind: 'correspondence', daysPerMove };
  if (initialSeconds === null) return null;
  return { kind: 'realtime', initialSeconds, incrementSeconds: incrementSeconds ?? 0 };
}

function clockOf({ whiteMs, blackMs, clockRunning, clockAt }: GameRow): ClockState | null {
  if (whiteMs === null || blackMs === null || clockAt === null) return null;
  return { whiteMs, blackMs, running: clockRunning, at: clockAt.getTime() };
}

/** A stored move on its way here: from, to, promotion, instant in ms since the epoch, what White and Black had left. */
type MoveCells = readonly [string, string, string | null, number, number | null, number | null];

function recordedMove([from, to, promotion, at, whiteMs, blackMs]: MoveCells): RecordedMove {
  return {
    from: squareOf(from),
    to: squareOf(to),
    promotion: PROMOTION_KINDS.find((kind) => kind === promotion) ?? null,
    at,
    whiteMs,
    blackMs,
  };
}

/**
 * The stored moves of a game in order. They come as one value: to take in a row for each costs several times what it
 * costs to play them again.
 */
async function readMoves({ id, ply }: GameRow, transaction: Transaction): Promise<RecordedMove[]> {
  const [{ cells }] = await transaction.$queryRaw<[{ cells: string | null }]>`
    SELECT json_agg(json_build_array(from_square, to_square, promotion,
      (extract(epoch FROM played_at) * 1000)::bigint, white_ms, black_ms) ORDER BY ply)::text AS cells
    FROM moves WHERE game_id = ${id} AND ply <= ${ply}`;
  return cells === null ? [] : (JSON.parse(cells) as MoveCells[]).map(recordedMove);
}

/** What the row of a game tells of it without its moves. */
export function publicGameFromRow(row: GameRow): PublicGame {
  return {
    status: row.status,
    ply: row.ply,
    turn: row.turn,
    timeControl: timeControlOf(row),
    startedAt: row.startedAt?.getTime() ?? null,
    endedAt: row.endedAt?.getTime() ?? null,
    clock: clockOf(row),
    drawOffer: row.drawOffer,
    result: row.reason === null ? null : { winner: row.winner, reason: row.reason },
  };
}

/**
 * The engine's game from its row and its moves.
 *
 * @throws CorruptGameError if the rules contradict them, or some are missing.
 */
export async function restoreFromRow(row: GameRow, transaction: Transaction): Promise<Game> {
  const moves = await readMoves(row, transaction);
  if (moves.length !== row.ply) throw new CorruptGameError(`${moves.length} moves of ${row.ply}`);
  return restoreGame({
    ...publicGameFromRow(row),
    moves,
    lastDrawOffers: { white: row.lastDrawOfferWhite, black: row.lastDrawOfferBlack },
  });
}

/** The game of a row as it stands, without its moves; null where the row does not tell. */
export function standingFromRow({ status, ply, fen, losses }: GameRow): Standing | null {
  return fen === null || losses === null ? null : restoreStanding({ status, ply }, { fen, losses });
}

function rematchFromRow({ rematchOffer, rematchOfferAt, rematchGameId }: GameRow): Rematch {
  const offer = rematchOffer && rematchOfferAt && { color: rematchOffer, at: rematchOfferAt.getTime() };
  return { offer, gameId: rematchGameId };
}

const instant = (ms: number | null) => (ms === null ? null : new Date(ms));

/** What the row of a game holds of its present state. */
export function gameColumns(stored: StoredGame) {
  const { game } = stored;
  return {
    version: stored.version,
    status: game.status,
    whiteId: stored.white?.id ?? null,
    blackId: stored.black?.id ?? null,
    invitationToken: stored.invitationToken,
    ply: game.ply,
    turn: game.turn,
    ...recordStanding(game),
    whiteMs: game.clock?.whiteMs ?? null,
    blackMs: game.clock?.blackMs ?? null,
    clockRunning: game.clock?.running ?? null,
    clockAt: instant(game.clock?.at ?? null),
    dueAt: dueAt(stored),
    restsAt: restsAt(stored),
    drawOffer: game.drawOffer,
    lastDrawOfferWhite: game.lastDrawOffers.white,
    lastDrawOfferBlack: game.lastDrawOffers.black,
    rematchOffer: stored.rematch.offer?.color ?? null,
    rematchOfferAt: instant(stored.rematch.offer?.at ?? null),
    rematchGameId: stored.rematch.gameId,
    winner: game.result?.winner ?? null,
    reason: game.result?.reason ?? null,
    startedAt: instant(game.startedAt),
    endedAt: instant(game.endedAt),
  } satisfies Prisma.GameUncheckedUpdateInput;
}

/** The columns that are settled when a game is created, beside those of its state. */
export function settledColumns(stored: StoredGame) {
  return {
    id: stored.id,
    pairing: stored.pairing,
    listed: stored.listed,
    createdById: stored.createdById,
    createdAt: stored.createdAt,
    ...timeControlColumns(stored.game.timeControl),
  };
}

export function timeControlColumns(timeControl: TimeControl | null) {
  return {
    initialSeconds: timeControl?.kind === 'realtime' ? timeControl.initialSeconds : null,
    incrementSeconds: timeControl?.kind === 'realtime' ? timeControl.incrementSeconds : null,
    daysPerMove: timeControl?.kind === 'correspondence' ? timeControl.daysPerMove : null,
  };
}

export function moveColumns(gameId: string, move: PlayedRecord) {
  return {
    gameId,
    ply: move.ply,
    from: move.from,
    to: move.to,
    promotion: move.promotion,
    captured: move.captured,
    san: move.san,
    uci: move.uci,
    playedAt: new Date(move.at),
    whiteMs: move.whiteMs,
    blackMs: move.blackMs,
  } satisfies Prisma.MoveUncheckedCreateInput;
}

/** A game without its moves. */
export function factsFromRow(row: GameWithPlayers): StoredFacts {
  return {
    id: row.id,
    version: row.version,
    pairing: row.pairing,
    listed: row.listed,
    createdById: row.createdById,
    createdAt: row.createdAt,
    white: row.white && new Player(row.white),
    black: row.black && new Player(row.black),
    invitationToken: row.invitationToken,
    rematch: rematchFromRow(row),
    game: publicGameFromRow(row),
  };
}
