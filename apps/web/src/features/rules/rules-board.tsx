import { Board } from '../../board/board';
import type { RulesBoard as Shown } from './positions';

interface RulesBoardProps {
  board: Shown;
  /** What is to be seen, in words. */
  label: string;
  /** Small boards do without the names of files and ranks. */
  coordinates?: boolean;
}

/** A still board of the rules. */
export function RulesBoard({
  board: { placement, lastMove, lossSquare },
  label,
  coordinates,
}: RulesBoardProps) {
  return (
    <Board
      still
      placement={placement}
      orientation="white"
      lastMove={lastMove}
      lossMark={lossSquare && { square: lossSquare, label }}
      coordinates={coordinates}
      label={label}
    />
  );
}
