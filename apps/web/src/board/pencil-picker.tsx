import type { Color, SquareName } from '@fog/engine';
import { useTranslations } from 'next-intl';
import { placeOf } from './geometry';
import { PENCIL_NOTES, type PencilNote } from './pencil';
import { MARK } from './pencil-layer';
import styles from './pencil-picker.module.css';
import { Picker, pickerChoice } from './picker';
import { PIECE_SHAPES } from './piece-shapes';

/** Notes and the rubber stand in so many. */
const COLUMNS = 4;
const ROWS = 2;
const STEPS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS };

interface PencilPickerProps {
  square: SquareName;
  /** The side whose pieces are guessed. */
  color: Color;
  orientation: Color;
  onPick(note: PencilNote | null): void;
  onCancel(): void;
}

/** What to write on a fogged square: a guess at the piece that stands there, a mark, or nothing any more. */
export function PencilPicker({ square, color, orientation, onPick, onCancel }: PencilPickerProps) {
  const translate = useTranslations('board');
  const { column, row } = placeOf(square, orientation);
  const left = Math.min(8 - COLUMNS, Math.max(0, column - 1.5));
  const top = row < 4 ? row + 1 : row - 2;
  return (
    <Picker
      place={{ column: left, row: top, width: COLUMNS, height: ROWS }}
      label={translate('pencil.title', { square })}
      steps={STEPS}
      onCancel={onCancel}
    >
      {PENCIL_NOTES.map((note) => (
        <button
          key={note}
          type="button"
          className={`${pickerChoice} ${styles.choice}`}
          aria-label={note === 'mark' ? translate('pencil.mark') : translate('piece', { color, kind: note })}
          data-note={note}
          onClick={() => onPick(note)}
        >
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <path d={note === 'mark' ? MARK : PIECE_SHAPES[note].contour} />
          </svg>
        </button>
      ))}
      <button type="button" className={`${pickerChoice} ${styles.choice}`} onClick={() => onPick(null)}>
        {translate('pencil.erase')}
      </button>
    </Picker>
  );
}
