import { useTranslations } from 'next-intl';
import { PieceImage } from '../../board/piece-image';
import { Choice } from '../../ui/choice';
import type { ColorWish } from './request-game';

const WISHES = ['white', 'random', 'black'] as const satisfies readonly ColorWish[];

interface ColorChoiceProps {
  value: ColorWish;
  onChange(value: ColorWish): void;
  disabled: boolean;
}

/** Which color one would like to have against a friend or the computer. */
export function ColorChoice(props: ColorChoiceProps) {
  const translate = useTranslations('home.color');
  const options = WISHES.map((wish) => ({
    value: wish,
    label: translate(wish),
    picture: (
      <>
        {wish !== 'black' && <PieceImage piece={{ color: 'white', kind: 'king' }} />}
        {wish !== 'white' && <PieceImage piece={{ color: 'black', kind: 'king' }} />}
      </>
    ),
  }));
  return <Choice name="color" legend={translate('legend')} options={options} {...props} />;
}
