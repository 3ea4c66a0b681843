import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { paths } from '../lib/paths';

/** A page, or a game, that does not exist: one sentence and one way on. */
export function Lost() {
  const translate = useTranslations('lost');
  return (
    <div>
      <h1>{translate('title')}</h1>
      <p>{translate('body')}</p>
      <Link href={paths.home(useLocale())}>{translate('home')}</Link>
    </div>
  );
}
