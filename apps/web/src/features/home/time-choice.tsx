import { useTranslations } from 'next-intl';
import { Choice } from '../../ui/choice';
import { TIME_CONTROLS, TIME_WISHES, type TimeWish } from './time-wish';

interface TimeChoiceProps {
  value: TimeWish;
  onChange(value: TimeWish): void;
  disabled: boolean;
}

/** How long both may think in a game against a friend or the computer. */
export function TimeChoice(props: TimeChoiceProps) {
  const translate = useTranslations('home.time');
  const options = TIME_WISHES.map((wish) => ({ value: wish, label: labelOf(wish, translate) }));
  return <Choice name="time" legend={translate('legend')} options={options} {...props} />;
}

/** Real time has the same figures in every language; what is a word does not. */
function labelOf(wish: TimeWish, translate: ReturnType<typeof useTranslations<'home.time'>>): string {
  const control = TIME_CONTROLS[wish];
  if (control === null) return translate('none');
  return 'daysPerMove' in control ? translate('days', { days: control.daysPerMove }) : wish;
}
