import { type Color, command, type Game, newGame, type SquareName, type View, view } from '@fog/engine';

/** A game played beside the product's, by the same engine, to know at each ply what each viewer may see. */
export class Referee {
  #game: Game;
  /** Every placement that each seat has been entitled to see so far. */
  readonly #seen: Record<Color, Set<string>> = { white: new Set(), black: new Set() };

  constructor() {
    this.#game = this.#after(command(newGame({ timeControl: null }), { kind: 'start' }, 0));
    this.#remember();
  }

  #after(result: ReturnType<typeof command>): Game {
    if (!result.ok) throw new Error(`the referee refuses: ${result.problem}`);
    return result.value;
  }

  #remember(): void {
    for (const color of ['white', 'black'] as const)
      this.#seen[color].add(this.seat(color).board().placement);
  }

  /** Plays a move written like `e2e4`. */
  play(uci: string): void {
    const from = uci.slice(0, 2) as SquareName;
    const to = uci.slice(2, 4) as SquareName;
    const { turn, ply } = this.#game;
    if (!turn) throw new Error('the game is over');
    const move = { kind: 'move', color: turn, ply, from, to, promotion: null } as const;
    this.#game = this.#after(command(this.#game, move, 0));
    this.#remember();
  }

  get ply(): number {
    return this.#game.ply;
  }

  get isOver(): boolean {
    return this.#game.status === 'finished';
  }

  /** What the player of a seat may know now. */
  seat(color: Color): View {
    return view(this.#game, { kind: 'seat', color });
  }

  /** What a spectator may know now. */
  spectator(): View {
    return view(this.#game, { kind: 'spectator' });
  }

  /** Every placement that the seat was ever entitled to. */
  entitled(color: Color): ReadonlySet<string> {
    return this.#seen[color];
  }
}
