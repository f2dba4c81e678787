import { formatNairobiTime, type MainColumn, type Match } from '@kipenga/betting-core';
import { Fragment, memo, useId, type ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { UiLink } from '../../link/UiLink.tsx';
import { useWords } from '../../words/use-words.ts';
import { OddsButton } from '../OddsButton/OddsButton.tsx';
import { COLUMN_LABEL, COLUMN_NAME } from './column-words.ts';
import { useColumnPick } from './use-column-pick.ts';
import styles from './MatchCard.module.css';

export interface MatchCardProps {
  /** The match with its main outcomes. */
  readonly match: Match;
  /** Price columns of the sport, from `mainColumns(sport)`: 2, 3 or 7. */
  readonly columns: readonly MainColumn[];
  /** Address of the match's markets. */
  readonly href: string;
  /** The outcome of this match that is on the slip, if this row shows it. A slip holds at most one pick per match (R4-01). */
  readonly pickedOutcomeId?: string | null;
  /** Ids of outcomes that cannot be bet on for now. */
  readonly suspendedOutcomeIds?: ReadonlySet<string>;
  /** Called when a price is tapped. Pass one stable function to a whole list, so that the other cards do not render again. */
  readonly onPick?: (match: Match, column: MainColumn) => void;
  /** Renders one price in place of the kit's own button, for lists whose buttons read a store themselves. */
  readonly renderOdds?: (match: Match, column: MainColumn) => ReactNode;
  /** A button at the end of the head, such as a star. Its space is kept while it is empty. */
  readonly mark?: ReactNode;
  /** Note beside the kick-off time on the state of the match, if it has begun. */
  readonly note?: ReactNode;
}

/**
 * One match of a list: kick-off, competition, teams and prices. Seven prices stand in a row if the list (ColumnLabels) is 22em
 * wide, else in two rows of three and four.
 */
export const MatchCard = memo(function MatchCard({
  match,
  columns,
  href,
  pickedOutcomeId = null,
  suspendedOutcomeIds,
  onPick,
  renderOdds,
  mark,
  note,
}: MatchCardProps) {
  const t = useWords();
  const id = useId();
  const { homeTeam, awayTeam, mainOutcomes } = match;
  const toggle = useColumnPick({ match, columns, onPick });
  const oddsOf = (column: MainColumn) => {
    const outcome = mainOutcomes[column];
    return (
      <OddsButton
        outcomeId={outcome?.id ?? null}
        odds={outcome?.odds ?? null}
        label={t(COLUMN_LABEL[column])}
        name={t(COLUMN_NAME[column], { home: homeTeam, away: awayTeam })}
        isPicked={outcome !== null && outcome.id === pickedOutcomeId}
        isSuspended={outcome !== null && (suspendedOutcomeIds?.has(outcome.id) ?? false)}
        onToggle={toggle}
      />
    );
  };
  return (
    <article className={styles['card']} aria-labelledby={id} data-match={match.id}>
      <Head id={id} match={match} href={href} mark={mark} note={note} />
      <div
        className={styles['odds']}
        data-columns={columns.length}
        role="group"
        aria-label={t('ui.match.prices')}
      >
        {columns.map((column) => (
          <Fragment key={column}>{renderOdds ? renderOdds(match, column) : oddsOf(column)}</Fragment>
        ))}
      </div>
    </article>
  );
});

/** An en space: 6 px at the font size of the line. */
const GAP = '\u2002';

interface HeadProps extends Pick<MatchCardProps, 'match' | 'href' | 'mark' | 'note'> {
  /** Id of the heading, which names the card. */
  readonly id: string;
}

/** Kick-off, competition and teams. Memoised apart from the prices, so that a pick does not render it again. */
const Head = memo(function Head({ id, match, href, mark, note }: HeadProps) {
  const t = useWords();
  return (
    <div className={classNames(styles['head'], mark !== undefined && styles['marked'])}>
      <p className={styles['meta']}>
        <time className={styles['time']}>{formatNairobiTime(match.startsAt)}</time>
        {note}
        {`${t('ui.match.id', { id: match.gameId })}${GAP}${match.category} · ${match.competitionName}`}
      </p>
      <h3 id={id} className={styles['teams']}>
        {`${match.homeTeam} `}
        <i>v</i>
        {` ${match.awayTeam}`}
      </h3>
      <UiLink href={href} className={styles['more']} aria-describedby={id}>
        {t('ui.match.more', { count: match.extraMarketCount })}
      </UiLink>
      {mark}
    </div>
  );
});
