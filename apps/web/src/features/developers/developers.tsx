import { useTranslations } from 'next-intl';
import { GRAPHQL_PATH } from '../../lib/graphql-client';
import { files } from '../../lib/paths';
import { buttonClass } from '../../ui/button';
import { CopyableCode } from '../../ui/copyable-code';
import { ReadingPage, ReadingRow, ReadingSection } from '../../ui/reading';
import styles from './developers.module.css';
import { EXAMPLE_ORIGIN, EXAMPLES, PROOF_LEAKS, PROOF_STEPS } from './examples';

/**
 * What the API is to others: the explorer, examples, the contract of the fog, the proof, and the games.
 *
 * @param origin where this server is reached, for the examples
 */
export function Developers({ origin }: { origin: string }) {
  const translate = useTranslations('developers');
  const example = (name: keyof typeof EXAMPLES) => (
    <CopyableCode
      code={EXAMPLES[name].replaceAll(EXAMPLE_ORIGIN, origin)}
      label={translate(`${name}.title`)}
      copy={translate('copy')}
      copied={translate('copied')}
    />
  );
  return (
    <ReadingPage title={translate('title')} lead={translate('lead')}>
      <ReadingRow>
        <ReadingSection title={translate('explorer.title')}>
          <p>{translate('explorer.body')}</p>
          <div className={styles.ways}>
            <a className={buttonClass('lamp')} href={GRAPHQL_PATH}>
              {translate('explorer.open')}
            </a>
            <a className={buttonClass('plain')} href={files.contract}>
              {translate('explorer.contract')}
            </a>
          </div>
        </ReadingSection>
        <ReadingSection title={translate('bot.title')}>
          <p>{translate('bot.body')}</p>
        </ReadingSection>
      </ReadingRow>
      {(['start', 'watch', 'read'] as const).map((part) => (
        <ReadingSection key={part} title={translate(`${part}.title`)}>
          <p>{translate(`${part}.body`)}</p>
          {example(part)}
        </ReadingSection>
      ))}
      <ReadingSection title={translate('data.title')}>
        <p>{translate('data.body')}</p>
        {example('data')}
        <p>
          <a className={buttonClass('plain')} href={files.collection} download>
            {translate('data.open')}
          </a>
        </p>
      </ReadingSection>
      <ReadingRow>
        <ReadingSection title={translate('fog.title')}>
          <p>{translate('fog.body')}</p>
          <ul className={styles.list}>
            {(['seat', 'both', 'spectator', 'after'] as const).map((viewer) => (
              <li key={viewer}>{translate(`fog.${viewer}`)}</li>
            ))}
          </ul>
        </ReadingSection>
        <ReadingSection title={translate('proof.title')}>
          <p>{translate('proof.twins', { steps: PROOF_STEPS })}</p>
          <p>{translate('proof.plants', { leaks: PROOF_LEAKS })}</p>
          <p>{translate('proof.limits')}</p>
        </ReadingSection>
      </ReadingRow>
    </ReadingPage>
  );
}
