import { useGetOwnAccountQuery, type Profile } from '@kipenga/api';
import { formatKes } from '@kipenga/betting-core';
import { useDates } from '@kipenga/ui';
import { useWords } from '../../words/use-words.ts';
import styles from './account.module.css';

/**
 * The house's measures against the customer (D98): a block, a class, or a stake limit, each with reason and date; and
 * the debt after a corrected result. Renders nothing for most.
 */
export function HouseMeasures({ profileId }: Pick<Profile, 'profileId'>) {
  const t = useWords();
  const date = useDates();
  const { data } = useGetOwnAccountQuery({ profileId });
  const measures = data?.measures ?? [];
  const owes = data?.owes;
  if (measures.length === 0 && owes === undefined) return null;
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
      {owes !== undefined && <p>{t('sportsbook.measures.owes', { amount: formatKes(owes) })}</p>}
    </section>
  );
}
