import { useTranslations } from 'next-intl';
import { ReadingPage } from '../../ui/reading';

export function Privacy() {
  const translate = useTranslations('privacy');
  return <ReadingPage title={translate('title')} lead={translate('lead')} />;
}
