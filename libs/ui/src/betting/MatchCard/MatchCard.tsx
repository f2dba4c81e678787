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
  /** The columns of its sport, from `mainColumns(sport)`: 2, 3 or 7. */
  readonly columns: readonly MainColumn[];
  /** Where the match's markets are. */
  readonly href: string;
  /** The outcome of this match that is in the slip, if it is one of the row's; one match has at most one pick (R4-01). */
  readonly pickedOutcomeId?: string | null;
  /** Outcomes off the board for now. */
  readonly suspendedOutcomeIds?: ReadonlySet<string>;
  /** A tap on a price. One stable function for a whole list keeps the other cards from rendering. */
  readonly onPick?: (match: Match, column: MainColumn) => void;
  /** Draws one price instead of the kit's own button: for a list whose buttons watch a store by themselves. */
  readonly renderOdds?: (match: Match, column: MainColumn) => ReactNode;
  /** A button at the end of the head, such as a star. Its room is kept while it is empty. */
  readonly mark?: ReactNode;
  /** Beside its kick-off: where it stands, if that is not before it. */
  readonly note?: ReactNode;
}

/**
 * One match of a list: when, which, who, and the prices. Seven in a row where the list it stands in (ColumnLabels) has 22em of
 * room, else three over four.
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

/** An en space: 6 px at the size of the line. */
const GAP = '\u2002';

interface HeadProps extends Pick<MatchCardProps, 'match' | 'href' | 'mark' | 'note'> {
  /** Of the heading, which names the card. */
  readonly id: string;
}

/** When, which, who. A pick draws the prices again and leaves it. */
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
