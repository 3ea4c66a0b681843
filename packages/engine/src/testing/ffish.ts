import { createRequire } from 'node:module';

/** The part of ffish (Fairy-Stockfish as WebAssembly) that is asked here. */
interface Board {
  setFen(fen: string): void;
  legalMoves(): string;
}

interface Ffish {
  Board: new (variant: string) => Board;
  loadVariantConfig(config: string): void;
  onRuntimeInitialized: () => void;
}

/** Chess without check, in which the king can be taken: the moves of this variant, without its fog. */
const VARIANT = `[kingless:chess]
king = -
commoner = k
castlingKingPiece = k
extinctionValue = loss
extinctionPieceTypes = k
`;

/**
 * An oracle for move lists, independent of the engine: the moves (UCI, sorted) that ffish lists for a FEN.
 * It is GPL and used for tests alone.
 */
export async function ffishMoves(): Promise<(fen: string) => string[]> {
  const { fetch } = globalThis;
  // Where there is a `fetch`, ffish asks it for a file by its path, which Node's refuses.
  Reflect.deleteProperty(globalThis, 'fetch');
  const ffish: Ffish = createRequire(import.meta.url)('ffish');
  await new Promise<void>((resolve) => {
    ffish.onRuntimeInitialized = resolve;
  });
  globalThis.fetch = fetch;
  ffish.loadVariantConfig(VARIANT);
  const board = new ffish.Board('kingless');
  return (fen) => {
    board.setFen(fen);
    return board
      .legalMoves()
      .split(' ')
      .filter((move) => move !== '')
      .sort();
  };
}
