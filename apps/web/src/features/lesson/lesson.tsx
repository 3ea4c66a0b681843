import { useTranslations } from 'next-intl';
import { ReadingPage } from '../../ui/reading';

export function Lesson() {
  const translate = useTranslations('lesson');
  return <ReadingPage title={translate('title')} lead={translate('lead')} />;
}
