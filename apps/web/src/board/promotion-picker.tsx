import { type Color, PROMOTION_KINDS, type PromotionKind, type SquareName } from '@fog/engine';
import { useTranslations } from 'next-intl';
import { placeOf } from './geometry';
import { Picker, pickerChoice } from './picker';
import { PieceImage } from './piece-image';

interface PromotionPickerProps {
  square: SquareName;
  color: Color;
  orientation: Color;
  onPick(promotion: PromotionKind): void;
  onCancel(): void;
}

const HEIGHT = PROMOTION_KINDS.length;

/** What the pawn becomes: four pieces in a column that starts on the square where it promotes. */
export function PromotionPicker({ square, color, orientation, onPick, onCancel }: PromotionPickerProps) {
  const translate = useTranslations('board');
  const { column, row } = placeOf(square, orientation);
  const down = row === 0 ? 1 : -1;
  return (
    <Picker
      place={{ column, row: row === 0 ? 0 : row + 1 - HEIGHT, width: 1, height: HEIGHT }}
      label={translate('promotion')}
      steps={{ ArrowDown: down, ArrowRight: 1, ArrowUp: -down, ArrowLeft: -1 }}
      upwards={row !== 0}
      dims
      onCancel={onCancel}
    >
      {PROMOTION_KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          className={pickerChoice}
          aria-label={translate('piece', { color, kind })}
          data-promotion={kind}
          onClick={() => onPick(kind)}
        >
          <PieceImage piece={{ color, kind }} />
        </button>
      ))}
    </Picker>
  );
}
