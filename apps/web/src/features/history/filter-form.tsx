import { useLocale, useTranslations } from 'next-intl';
import { type NamedPlayer, usePlayerName } from '../../i18n/player-name';
import { paths } from '../../lib/paths';
import { Button, buttonClass } from '../../ui/button';
import { type Filter, ORDERS, REASONS, RESULTS } from './filter';
import styles from './filter-form.module.css';

interface FilterFormProps {
  filter: Filter;
  /** Whose games alone are listed. */
  player: NamedPlayer | null;
}

/** What to look for: a form that is sent as an address, so that it works without scripts and can be passed on. */
export function FilterForm({ filter, player }: FilterFormProps) {
  const translate = useTranslations('history');
  const game = useTranslations('games');
  const name = usePlayerName()(player);
  const path = paths.history(useLocale());
  const hasFilter = Object.keys(filter).length > 0;
  return (
    <details className={styles.filter} open={hasFilter}>
      <summary className={styles.summary}>{translate('filter.title')}</summary>
      <form className={styles.form} method="get" action={path}>
        <Select
          name="result"
          label={translate('filter.result')}
          value={filter.result}
          any={translate('filter.any')}
          options={RESULTS.map((result) => [result, game(`result.${result}`)])}
        />
        <Select
          name="reason"
          label={translate('filter.reason')}
          value={filter.reason}
          any={translate('filter.any')}
          options={REASONS.map((reason) => [reason, game(`reason.${reason}`)])}
        />
        {(['from', 'to'] as const).map((name) => (
          <label key={name} className={styles.field}>
            {translate(`filter.${name}`)}
            <input className={styles.input} type="date" name={name} defaultValue={filter[name]} />
          </label>
        ))}
        {(['min', 'max'] as const).map((name) => (
          <label key={name} className={styles.field}>
            {translate(`filter.${name}`)}
            <input
              className={styles.input}
              type="number"
              inputMode="numeric"
              min="0"
              max="9999"
              name={name}
              defaultValue={filter[name]}
            />
          </label>
        ))}
        <Select
          name="order"
          label={translate('order.label')}
          value={filter.order}
          options={ORDERS.map((order) => [order === 'newest' ? '' : order, translate(`order.${order}`)])}
        />
        {filter.player && name && (
          <label className={styles.player}>
            <input type="checkbox" name="player" value={filter.player} defaultChecked />
            {translate('filter.player', { name })}
          </label>
        )}
        <div className={styles.ways}>
          <Button type="submit" kind="lamp">
            {translate('filter.show')}
          </Button>
          {hasFilter && (
            <a className={buttonClass('quiet')} href={path}>
              {translate('filter.clear')}
            </a>
          )}
        </div>
      </form>
    </details>
  );
}

interface SelectProps {
  name: string;
  label: string;
  value: string | undefined;
  /** The word for no choice at all, where that is possible. */
  any?: string;
  options: readonly (readonly [value: string, label: string])[];
}

function Select({ name, label, value, any, options }: SelectProps) {
  return (
    <label className={styles.field}>
      {label}
      <select className={styles.input} name={name} defaultValue={value ?? ''}>
        {any && <option value="">{any}</option>}
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
