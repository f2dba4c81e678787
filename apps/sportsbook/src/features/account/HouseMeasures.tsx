import { useGetOwnAccountQuery, type Profile } from '@kipenga/api';
import { useDates } from '@kipenga/ui';
import { useWords } from '../../words/use-words.ts';
import styles from './account.module.css';

/** What the house holds the customer to (D98): a block, a class, a limit on stakes; each with why, and since when. Nothing for most. */
export function HouseMeasures({ profileId }: Pick<Profile, 'profileId'>) {
  const t = useWords();
  const date = useDates();
  const { data } = useGetOwnAccountQuery({ profileId });
  const measures = data?.measures ?? [];
  if (measures.length === 0) return null;
  return (
    <section className={styles['welcome']} aria-label={t('sportsbook.measures.title')}>
      <p>
        <b>{t('sportsbook.measures.title')}</b>
      </p>
      {measures.map((measure) => (
        <p key={measure.description}>
          {measure.description} {t('sportsbook.measures.since', { when: date(measure.since, 'date') })}
        </p>
      ))}
    </section>
  );
}
