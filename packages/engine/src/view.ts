import { type BoardView, boardThrough, darkBoard, type Eyes } from './board-view.js';
import { factsOf, type Game, isOver, type PlayedMove, type PlayedRecord } from './game.js';
import type { Color } from './piece.js';
import { type Replay, replayOf } from './replay.js';
import { Sealed } from './sealed.js';
import { momentOf, Standing, standingOf } from './standing.js';

/** Who looks at a game: the player of a seat, two people at one device, or anyone else. */
export type Viewer =
  | { readonly kind: 'seat'; readonly color: Color }
  | { readonly kind: 'both' }
  | { readonly kind: 'spectator' };

/** One line of the move list. `move` is null where it is hidden: the line then has this one shape, whatever was played. */
export interface MoveEntry {
  /** 1 for the first half-move. */
  readonly ply: number;
  readonly color: Color;
  readonly move: PlayedMove | null;
}

/**
 * What one viewer may see of a game as it stands. Only `view` makes one. Asking for eyes that the viewer does not have is
 * no error: their boards are dark and their moves hidden.
 */
class Glance extends Sealed {
  readonly #standing: Standing;
  readonly #viewer: Viewer;

  constructor(standing: Standing, viewer: Viewer) {
    super();
    this.#standing = standing;
    this.#viewer = viewer;
  }

  /** The board as it stands now. Without `eyes`: those the viewer has (see `board` in api.md). */
  board(eyes?: Eyes): BoardView {
    const moment = momentOf(this.#standing);
    const granted = grantedEyes(this.#standing, this.#viewer, eyes);
    if (granted === null) return darkBoard(moment.ply);
    return boardThrough(moment, granted, granted === this.#standing.turn);
  }
}

/** What one viewer may know of a game and its past, worked out when asked for. Only `view` makes one. */
class View extends Glance {
  readonly #game: Game;
  readonly #viewer: Viewer;

  constructor(game: Game, viewer: Viewer) {
    super(standingOf(game), viewer);
    this.#game = game;
    this.#viewer = viewer;
  }

  /** The board as it stood after `ply` half-moves; null if there is no such ply. */
  boardAt(ply: number, eyes?: Eyes): BoardView | null {
    if (ply === this.#game.ply) return this.board(eyes);
    const exists = Number.isInteger(ply) && ply >= 0 && ply < this.#game.ply;
    if (!exists) return null;
    const granted = grantedEyes(this.#game, this.#viewer, eyes);
    if (granted === null) return darkBoard(ply);
    const { positions, losses } = factsOf(this.#game);
    return boardThrough({ ply, position: positions[ply], losses }, granted, false);
  }

  /** The move list from this ply on: the moves of these eyes readable, the others hidden. */
  moves(from = 1, eyes?: Eyes): MoveEntry[] {
    const granted = grantedEyes(this.#game, this.#viewer, eyes);
    return this.#game.moves
      .filter(({ ply }) => ply >= from)
      .map((record) => ({
        ply: record.ply,
        color: record.color,
        move: granted === 'all' || granted === record.color ? playedMove(record) : null,
      }));
  }

  /** The whole game through all eyes; null before the end. */
  replay(): Replay | null {
    return isOver(this.#game) ? replayOf(factsOf(this.#game), playedMove) : null;
  }
}

export type { Glance, View };

/** The only door out of a game: what this viewer may know of it. Whoever is not known is a spectator. */
export function view(game: Game, viewer: Viewer): View;
/** The same door for a game whose moves are not at hand: the board as it stands, and nothing of the past. */
export function view(standing: Standing, viewer: Viewer): Glance;
export function view(game: Game | Standing, viewer: Viewer): Glance {
  return game instanceof Standing ? new Glance(game, viewer) : new View(game, viewer);
}

/** The eyes through which this viewer looks when asking for these: null if through none. */
function grantedEyes(game: Game | Standing, viewer: Viewer, asked: Eyes | undefined): Eyes | null {
  if (isOver(game)) return asked ?? 'all';
  switch (viewer.kind) {
    case 'seat':
      return (asked ?? viewer.color) === viewer.color ? viewer.color : null;
    case 'both':
      return asked !== undefined && asked === game.turn ? asked : null;
    case 'spectator':
      return null;
    default:
      return nobodysEyes(viewer);
  }
}

/** A kind of viewer that is forgotten above does not compile; one that comes in unchecked sees nothing. */
function nobodysEyes(_viewer: never): null {
  return null;
}

/** The part of a record that a player may read, field by field, so that nothing else can ride along. */
function playedMove({ from, to, promotion, captured, san, uci }: PlayedRecord): PlayedMove {
  return { from, to, promotion, captured, san, uci };
}
