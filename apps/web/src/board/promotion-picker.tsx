import { type Color, PROMOTION_KINDS, type PromotionKind, type SquareName } from '@fog/engine';
import { useTranslations } from 'next-intl';
import { placeOf } from './geometry';
import { PieceImage } from './piece-image';
import styles from './promotion-picker.module.css';
import { useButtonWalk } from './use-button-walk';

interface PromotionPickerProps {
  square: SquareName;
  color: Color;
  orientation: Color;
  onPick(promotion: PromotionKind): void;
  onCancel(): void;
}

/** What the pawn becomes: four pieces in a column that starts on the square where it promotes. */
export function PromotionPicker({ square, color, orientation, onPick, onCancel }: PromotionPickerProps) {
  const translate = useTranslations('board');
  const { column, row } = placeOf(square, orientation);
  const down = row === 0 ? 1 : -1;
  const steps = { ArrowDown: down, ArrowRight: 1, ArrowUp: -down, ArrowLeft: -1 };
  const { list, onKeyDown } = useButtonWalk(steps, onCancel);

  return (
    <div
      className={styles.veil}
      onPointerDown={(event) => event.target === event.currentTarget && onCancel()}
    >
      <div
        ref={list}
        className={styles.picker}
        role="dialog"
        aria-modal="true"
        aria-label={translate('promotion')}
        data-column={column}
        data-from={row === 0 ? 'top' : 'bottom'}
        onKeyDown={onKeyDown}
      >
        {PROMOTION_KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            className={styles.choice}
            aria-label={translate('piece', { color, kind })}
            data-promotion={kind}
            onClick={() => onPick(kind)}
          >
            <PieceImage piece={{ color, kind }} />
          </button>
        ))}
      </div>
    </div>
  );
}
