import { useLocale, useTranslations } from 'next-intl';
import { paths } from '../lib/paths';
import { buttonClass } from './button';
import { Scene } from './scene';

/** A page, or a game, that does not exist. */
export function Lost() {
  const translate = useTranslations('lost');
  return (
    <Scene title={translate('title')} body={translate('body')}>
      <a className={buttonClass('lamp')} href={paths.home(useLocale())}>
        {translate('home')}
      </a>
    </Scene>
  );
}
