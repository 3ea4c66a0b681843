import { useTranslations } from 'next-intl';
import { ReadingPage, ReadingSection } from '../../ui/reading';
import { DeleteMe } from './delete-me';
import styles from './privacy.module.css';

/** What is kept of a person, in the order in which it comes about. */
const KEPT = ['name', 'cookie', 'language', 'games', 'presence', 'transfer', 'device', 'address'] as const;

interface PrivacyProps {
  /** The host's own page about who runs the site, where there is one. */
  imprint: string | null;
}

/** What is stored, for how long, and the button that ends it. */
export function Privacy({ imprint }: PrivacyProps) {
  const translate = useTranslations('privacy');
  const deletion = useTranslations('deletion');
  return (
    <ReadingPage title={translate('title')} lead={translate('lead')}>
      <ReadingSection title={translate('kept.title')}>
        <dl className={styles.kept}>
          {KEPT.map((what) => (
            <div key={what} className={styles.item}>
              <dt>{translate(`kept.${what}.title`)}</dt>
              <dd>{translate(`kept.${what}.body`)}</dd>
            </div>
          ))}
        </dl>
      </ReadingSection>
      <ReadingSection title={translate('none.title')}>
        <p>{translate('none.body')}</p>
      </ReadingSection>
      <ReadingSection title={deletion('title')}>
        <p>{deletion('body')}</p>
        <DeleteMe />
      </ReadingSection>
      {imprint && (
        <ReadingSection title={translate('imprint.title')}>
          <p>
            <a href={imprint}>{translate('imprint.link')}</a>
          </p>
        </ReadingSection>
      )}
    </ReadingPage>
  );
}
