import { formatKes, type Cents, type Instant, type WaitFall } from '@kipenga/betting-core';
import { useDates } from '../../dates/use-dates.ts';
import { useWords } from '../../words/use-words.ts';
import { sumsWhole } from '../../words/sums-whole.ts';
import styles from './JudgedWaits.module.css';

/** One verdict on bets of a match that were waiting at the same time. */
export interface JudgedWait {
  /** Minute of the match. */
  readonly minute: number;
  readonly at: Instant;
  /** Why the bets fell; absent if they stood. */
  readonly reason?: WaitFall;
  readonly bets: number;
  readonly stake: Cents;
}

export interface JudgedWaitsProps {
  /** Number of bets on the match that waited. */
  readonly waited: number;
  /** Number of those that were placed. */
  readonly stood: number;
  /** Number of those that were not placed. */
  readonly fell: number;
  /** The verdicts, newest first. */
  readonly verdicts: readonly JudgedWait[];
}

/** All verdicts on waiting bets of a match. They are public, so that everybody can see that one verdict applied to all. */
export function JudgedWaits({ waited, stood, fell, verdicts }: JudgedWaitsProps) {
  const t = useWords();
  const date = useDates();
  return (
    <section className={styles['judged']} aria-label={t('ui.live.judged.title')}>
      <dl>
        {(
          [
            ['waited', waited],
            ['stands', stood],
            ['refused', fell],
          ] as const
        ).map(([term, count]) => (
          <div key={term}>
            <dt>{t(`ui.live.judged.${term}`)}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {verdicts.length === 0 ? (
        <p className={styles['none']}>{t('ui.live.judged.none')}</p>
      ) : (
        <table>
          <caption>{t('ui.live.judged.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('ui.live.judged.minute')}</th>
              <th scope="col">{t('ui.live.judged.verdict')}</th>
              <th scope="col">{t('ui.live.judged.bets')}</th>
            </tr>
          </thead>
          <tbody>
            {verdicts.map(({ minute, at, reason, bets, stake }) => (
              <tr key={`${at} ${reason ?? ''}`}>
                <th scope="row">
                  <b>{`${minute}'`}</b> <time dateTime={at}>{date(at, 'time')}</time>
                </th>
                <td data-fell={reason !== undefined || undefined}>
                  <b>{t(reason === undefined ? 'ui.live.judged.stands' : 'ui.live.judged.refused')}</b>{' '}
                  {reason !== undefined && <span>{t(`ui.live.judged.why.${reason}`)}</span>}
                </td>
                <td>
                  {bets} <small>{sumsWhole(formatKes(stake))}</small>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
