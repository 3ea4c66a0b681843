/** Chess without check, in which the king can be taken, in Fairy-Stockfish's words: the moves of Fog of War. */
export const VARIANT = 'kingless';
export const VARIANT_CONFIG = `[${VARIANT}:chess]
king = -
commoner = k
castlingKingPiece = k
extinctionValue = loss
extinctionPieceTypes = k
`;
