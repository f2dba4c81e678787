import { formatKes, type Cents, type Instant, type WaitFall } from '@kipenga/betting-core';
import { useDates } from '../../dates/use-dates.ts';
import { useWords } from '../../words/use-words.ts';
import { sumsWhole } from '../../words/sums-whole.ts';
import styles from './JudgedWaits.module.css';

/** Bets on one match that waited together, and what was decided for all of them. */
export interface JudgedWait {
  /** Of the match. */
  readonly minute: number;
  readonly at: Instant;
  /** Absent where they stood. */
  readonly reason?: WaitFall;
  readonly bets: number;
  readonly stake: Cents;
}

export interface JudgedWaitsProps {
  /** Bets on the match that waited. */
  readonly waited: number;
  /** Of them, those that were placed. */
  readonly stood: number;
  /** Those that were not. */
  readonly fell: number;
  /** The newest first. */
  readonly verdicts: readonly JudgedWait[];
}

/** How the bets on a match that waited were judged: for everybody, so that anybody can see that one verdict was for all. */
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
