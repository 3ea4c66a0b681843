import { useTranslations } from 'next-intl';
import { PieceImage } from '../../board/piece-image';
import styles from './color-choice.module.css';
import type { ColorWish } from './request-game';

const WISHES = ['white', 'random', 'black'] as const satisfies readonly ColorWish[];

interface ColorChoiceProps {
  value: ColorWish;
  onChange(value: ColorWish): void;
  disabled: boolean;
}

/** Which color one would like to have against the friend. */
export function ColorChoice({ value, onChange, disabled }: ColorChoiceProps) {
  const translate = useTranslations('home.color');
  return (
    <fieldset className={styles.choice} disabled={disabled}>
      <legend className={styles.legend}>{translate('legend')}</legend>
      {WISHES.map((wish) => (
        <label key={wish} className={styles.wish}>
          <input
            type="radio"
            name="color"
            className={styles.radio}
            checked={wish === value}
            onChange={() => onChange(wish)}
          />
          <span className={styles.picture} aria-hidden="true">
            {wish !== 'black' && <PieceImage piece={{ color: 'white', kind: 'king' }} />}
            {wish !== 'white' && <PieceImage piece={{ color: 'black', kind: 'king' }} />}
          </span>
          {translate(wish)}
        </label>
      ))}
    </fieldset>
  );
}
