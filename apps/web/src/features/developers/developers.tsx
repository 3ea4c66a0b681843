import { useTranslations } from 'next-intl';
import { ReadingPage } from '../../ui/reading';

export function Developers() {
  const translate = useTranslations('developers');
  return <ReadingPage title={translate('title')} lead={translate('lead')} />;
}
