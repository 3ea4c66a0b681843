import { Globe } from 'lucide';
import { LANGUAGE_NAMES } from '../i18n/languages';
import type { Locale } from '../i18n/routing';
import { buttonClass } from './button';
import { Icon } from './icon';
import { LanguageList } from './language-list';
import styles from './language-menu.module.css';

interface LanguageMenuProps {
  /** What the menu is called, in the page's language. */
  label: string;
  locale: Locale;
  /** The page's path and query without its language. */
  page: string;
}

/** The page's language by its own name, and behind it the others. The browser opens and closes it, without a script. */
export function LanguageMenu({ label, locale, page }: LanguageMenuProps) {
  return (
    <>
      <button
        type="button"
        className={buttonClass('quiet')}
        popoverTarget="languages"
        aria-label={`${label}: ${LANGUAGE_NAMES[locale]}`}
      >
        <Icon of={Globe} size={19} />
        <span className={styles.name}>{LANGUAGE_NAMES[locale]}</span>
      </button>
      <div id="languages" popover="auto" className={styles.menu}>
        <LanguageList label={label} locale={locale} page={page} />
      </div>
    </>
  );
}
