import type { LiveState } from '@kipenga/betting-core';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { saidMinute, shownMinute } from '../live-minute.ts';
import styles from './LiveBoard.module.css';

export interface LiveBoardProps {
  /** Name of the home team. */
  readonly homeTeam: string;
  /** Name of the away team. */
  readonly awayTeam: string;
  /** Category and league, shown above the teams. */
  readonly league: string;
  /** State of the match: period, minute and score. */
  readonly live: LiveState;
  /** Button in the corner, such as a star. */
  readonly mark?: ReactNode;
}

/** The score of a live or ended match at the head of its page. Screen readers are told of events, not of each minute. */
export function LiveBoard({ homeTeam, awayTeam, league, live, mark }: LiveBoardProps) {
  const t = useWords();
  const { home, away, homeReds, awayReds, isSuspended, why } = live;
  const words = { home: homeTeam, away: awayTeam, homeGoals: home, awayGoals: away };
  return (
    <section className={styles['board']} aria-label={t('ui.live.board')}>
      <p className={styles['league']}>{league}</p>
      <div className={styles['mark']}>{mark}</div>
      <h2 className={styles['line']}>
        <span className="visually-hidden">{t('ui.live.score', words)}</span>
        <Team name={homeTeam} reds={homeReds} />
        <span className={styles['score']} aria-hidden="true">
          {home}
          <i>:</i>
          {away}
        </span>
        <Team name={awayTeam} reds={awayReds} />
      </h2>
      {homeReds + awayReds > 0 && (
        <p className="visually-hidden">
          {[[homeTeam, homeReds] as const, [awayTeam, awayReds] as const]
            .filter(([, count]) => count > 0)
            .map(([team, count]) => `${team}: ${t('ui.live.reds', { count })}`)
            .join('. ')}
        </p>
      )}
      <p className={styles['minute']} role="timer">
        <span className="visually-hidden">{saidMinute(live, t)}</span>
        <span aria-hidden="true">{shownMinute(live, t)}</span>
      </p>
      <p role="status" className={isSuspended ? styles['why'] : 'visually-hidden'}>
        {isSuspended ? t(`ui.live.why.${why ?? 'source'}`) : t('ui.live.score', words)}
      </p>
    </section>
  );
}

const Team = ({ name, reds }: { readonly name: string; readonly reds: number }) => (
  <span className={styles['team']} aria-hidden="true">
    {name}
    {reds > 0 && <i className={styles['reds']}>{reds > 1 ? reds : ''}</i>}
  </span>
);
