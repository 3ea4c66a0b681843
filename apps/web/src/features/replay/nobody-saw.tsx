import { COLORS } from '@fog/engine';
import { useTranslations } from 'next-intl';
import styles from './nobody-saw.module.css';
import type { Story } from './story';

interface NobodySawProps {
  story: Story;
  onStep: (ply: number) => void;
}

/** Three sentences of what nobody saw, each with the half-moves it is about. */
export function NobodySaw({ story, onStep }: NobodySawProps) {
  const translate = useTranslations('replay.unseen');
  const { unseenDanger, passedChances, firstSight } = story;
  const chances = (color: string) => passedChances.filter((chance) => chance.color === color).length;
  const dangers = COLORS.flatMap((color) => begins(unseenDanger[color]));
  const sights = COLORS.flatMap((color) => firstSight[color] ?? []);

  const findings = [
    {
      mark: 'danger',
      plies: dangers,
      words:
        dangers.length === 0
          ? translate('dangerNone')
          : translate('danger', { white: unseenDanger.white.length, black: unseenDanger.black.length }),
    },
    {
      mark: 'chance',
      plies: passedChances.map(({ ply }) => ply),
      words:
        passedChances.length === 0
          ? translate('chancesNone')
          : translate('chances', { white: chances('white'), black: chances('black') }),
    },
    {
      mark: 'sight',
      plies: sights,
      words:
        sights.length === 0
          ? translate('sightNone')
          : translate('sight', { white: orNone(firstSight.white), black: orNone(firstSight.black) }),
    },
  ] as const;

  return (
    <section className={styles.story}>
      <h2 className={styles.title}>{translate('title')}</h2>
      <ul className={styles.findings}>
        {findings.map(({ mark, words, plies }) => (
          <li key={mark} className={styles.finding}>
            <span className={styles.mark} data-mark={mark} aria-hidden="true" />
            <div>
              <p>{words}</p>
              <Jumps plies={plies} onStep={onStep} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The half-moves a finding is about, each a way there. */
function Jumps({ plies, onStep }: { plies: readonly number[]; onStep: (ply: number) => void }) {
  const translate = useTranslations('replay.unseen');
  const sorted = [...new Set(plies)].sort((one, other) => one - other);
  if (sorted.length === 0) return null;
  return (
    <div className={styles.jumps}>
      {sorted.map((ply) => (
        <button
          key={ply}
          type="button"
          className={styles.jump}
          aria-label={translate('jump', { ply })}
          onClick={() => onStep(ply)}
        >
          {ply}
        </button>
      ))}
    </div>
  );
}

/** Where each stretch of plies that follow one another begins. */
function begins(plies: readonly number[]): number[] {
  return plies.filter((ply) => !plies.includes(ply - 1));
}

const orNone = (ply: number | null) => ply ?? 'none';
