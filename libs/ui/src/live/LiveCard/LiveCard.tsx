import type { LiveState, MainColumn, Match } from '@kipenga/betting-core';
import { memo, useId, type ReactNode } from 'react';
import { COLUMN_LABEL, COLUMN_NAME } from '../../betting/MatchCard/column-words.ts';
import { useColumnPick } from '../../betting/MatchCard/use-column-pick.ts';
import { OddsButton } from '../../betting/OddsButton/OddsButton.tsx';
import { UiLink } from '../../link/UiLink.tsx';
import { useWords } from '../../words/use-words.ts';
import { saidMinute, shownMinute } from '../live-minute.ts';
import styles from './LiveCard.module.css';

export interface LiveCardProps {
  /** The match with its main outcomes. */
  readonly match: Match;
  /** State of the match: period, minute and score. */
  readonly live: LiveState;
  /** The columns that have prices while the match is live. */
  readonly columns: readonly MainColumn[];
  /** Address of the match and its markets. */
  readonly href: string;
  /** The outcome of this match that is on the slip, if this row shows it. */
  readonly pickedOutcomeId?: string | null;
  /** Called when a price is tapped. Pass one stable function to a whole list, so that the other cards do not render again. */
  readonly onPick?: (match: Match, column: MainColumn) => void;
  /** A button at the end of the head, such as a star. */
  readonly mark?: ReactNode;
}

/** One live match in the form of a scoreboard: the minute, a line for each team with its goals, and the current prices. */
export const LiveCard = memo(function LiveCard({
  match,
  live,
  columns,
  href,
  pickedOutcomeId = null,
  onPick,
  mark,
}: LiveCardProps) {
  const t = useWords();
  const id = useId();
  const { homeTeam, awayTeam, mainOutcomes } = match;
  const toggle = useColumnPick({ match, columns, onPick });
  return (
    <article className={styles['card']} aria-labelledby={id} data-match={match.id}>
      <div className={styles['head']}>
        <p className={styles['minute']} data-period={live.period}>
          <span className="visually-hidden">{saidMinute(live, t)}</span>
          <span aria-hidden="true">{shownMinute(live, t)}</span>
        </p>
        <h3 id={id} className={styles['sides']}>
          <Side team={homeTeam} goals={live.home} reds={live.homeReds} />
          <span className="visually-hidden"> – </span>
          <Side team={awayTeam} goals={live.away} reds={live.awayReds} />
        </h3>
        {mark}
      </div>
      <div className={styles['odds']} role="group" aria-label={t('ui.match.prices')}>
        {columns.map((column) => {
          const outcome = mainOutcomes[column];
          return (
            <OddsButton
              key={column}
              outcomeId={outcome?.id ?? null}
              odds={outcome?.odds ?? null}
              label={t(COLUMN_LABEL[column])}
              name={t(COLUMN_NAME[column], { home: homeTeam, away: awayTeam })}
              isPicked={outcome !== null && outcome.id === pickedOutcomeId}
              isSuspended={live.isSuspended}
              onToggle={toggle}
            />
          );
        })}
        <UiLink href={href} className={styles['more']} aria-describedby={id}>
          {t('ui.match.more', { count: match.extraMarketCount })}
        </UiLink>
      </div>
      {live.isSuspended && <p className={styles['why']}>{t(`ui.live.why.${live.why ?? 'source'}`)}</p>}
    </article>
  );
});

interface SideProps {
  readonly team: string;
  readonly goals: number;
  readonly reds: number;
}

function Side({ team, goals, reds }: SideProps) {
  const t = useWords();
  return (
    <span className={styles['side']}>
      <span>{team}</span> {reds > 0 && <RedCards count={reds} />}{' '}
      <b>
        <span className="visually-hidden">{t('ui.live.goals', { count: goals })}</span>
        <span aria-hidden="true">{goals}</span>
      </b>
    </span>
  );
}

function RedCards({ count }: { readonly count: number }) {
  const t = useWords();
  return (
    <>
      <span className="visually-hidden">{t('ui.live.reds', { count })}</span>
      <i className={styles['red']} aria-hidden="true">
        {count > 1 ? count : ''}
      </i>
    </>
  );
}
