import { type Color, PROMOTION_KINDS, type PromotionKind, type SquareName } from '@fog/engine';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { placeOf } from './geometry';
import { PieceImage } from './piece-image';
import styles from './promotion-picker.module.css';

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
  const list = useRef<HTMLDivElement>(null);
  const { column, row } = placeOf(square, orientation);

  useEffect(() => list.current?.querySelector('button')?.focus(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const down = row === 0 ? 1 : -1;
    const step = { ArrowDown: down, ArrowRight: 1, ArrowUp: -down, ArrowLeft: -1 }[event.key];
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Tab') buttons.at((at + (event.shiftKey ? -1 : 1)) % buttons.length)?.focus();
    else if (step) buttons.at((at + step) % buttons.length)?.focus();
    else return;
    event.preventDefault();
  };

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
