import { inviteAsWhite, joinBy } from './actions.js';
import type { Person } from './browser.js';
import { Referee } from './referee.js';
import { seesBoard, square, tapMove } from './table.js';

/** A game between two pages, and the referee's own beside it. Nobody acts before both pages know how it stands. */
export class Match {
  readonly referee = new Referee();
  readonly white: Person;
  readonly black: Person;

  /** Two who sit at one table already. */
  constructor(white: Person, black: Person) {
    this.white = white;
    this.black = black;
  }

  /** A new game: White invites from the site at this address, Black comes by the link. */
  static async begin(white: Person, black: Person, origin: string): Promise<Match> {
    await joinBy(black, await inviteAsWhite(white, origin));
    const match = new Match(white, black);
    await match.bothSee();
    return match;
  }

  /** Who is to move. */
  get mover(): Person {
    return this.referee.ply % 2 === 0 ? this.white : this.black;
  }

  /** Plays moves like `e2e4`, by two taps each or as it is said. */
  async play(moves: string, hand = tapMove): Promise<void> {
    for (const uci of moves.split(' ')) {
      // A page that knows how it stands may still have its line to find again.
      await square(this.mover, uci.slice(0, 2))
        .and(this.mover.page.locator('[data-pickable="true"]'))
        .waitFor();
      await hand(this.mover, uci);
      await this.isMade(uci);
    }
  }

  /** Waits until a move that somebody makes has come to both pages. */
  async isMade(uci: string): Promise<void> {
    this.referee.play(uci);
    await this.bothSee();
  }

  /** Waits until both pages show exactly what they may. */
  async bothSee(): Promise<void> {
    await Promise.all([
      seesBoard(this.white, this.referee.seat('white').board()),
      seesBoard(this.black, this.referee.seat('black').board()),
    ]);
  }
}
