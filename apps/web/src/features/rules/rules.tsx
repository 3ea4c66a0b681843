import { useTranslations } from 'next-intl';
import { ReadingPage } from '../../ui/reading';

export function Rules() {
  const translate = useTranslations('rules');
  return <ReadingPage title={translate('title')} lead={translate('lead')} />;
}
