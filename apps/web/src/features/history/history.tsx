import { useTranslations } from 'next-intl';
import { ReadingPage } from '../../ui/reading';

export function History() {
  const translate = useTranslations('history');
  return <ReadingPage title={translate('title')} lead={translate('lead')} />;
}
