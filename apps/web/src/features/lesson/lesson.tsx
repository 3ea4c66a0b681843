import { useTranslations } from 'next-intl';
import { ReadingPage } from '../../ui/reading';
import { begin, look, STEPS } from './course';
import { CourseTable } from './course-table';

/** The first lesson: a king is taken through the fog, in four moves by the rules. */
export function Lesson() {
  const translate = useTranslations('lesson');
  return (
    <ReadingPage title={translate('title')} lead={translate('lead')}>
      <CourseTable steps={STEPS.map(({ name }) => name)} first={firstSight()} />
    </ReadingPage>
  );
}

/** The moves come with the rules, which the browser fetches: the board that is served is looked at only. */
function firstSight() {
  return { ...look(begin()), moves: [] };
}
