import {
  JACKPOT_RESULTS,
  type JackpotMatch,
  type JackpotMatchId,
  type JackpotPhase,
  type JackpotResult,
  type Pick,
} from '@kipenga/betting-core';
import { memo, useId } from 'react';
import { useDates } from '../../dates/use-dates.ts';
import { useWords } from '../../words/use-words.ts';
import { JackpotPickButton } from '../JackpotPickButton/JackpotPickButton.tsx';
import { RESULT_NAME } from '../pick-words.ts';
import { JackpotMatchResult } from './JackpotMatchResult.tsx';
import styles from './JackpotMatchRow.module.css';

export interface JackpotMatchRowProps {
  /** The match, with its result once known. */
  readonly match: JackpotMatch;
  /** The ticket's pick for this match: one result, two for a double, or null. */
  readonly pick: Pick | null;
  /** Only an open jackpot takes picks (R4-08); a settled one shows the results. */
  readonly phase?: JackpotPhase;
  /** Locks an open row while a ticket is placed. */
  readonly isDisabled?: boolean;
  /** Pass one stable function to the whole board, so that the other rows do not render again. */
  readonly onToggle?: (matchId: JackpotMatchId, result: JackpotResult) => void;
}

/**
 * One match of a jackpot in two lines: position and teams, then time and place beside 1 X 2. A double is two pressed cells and the
 * letter D.
 */
export const JackpotMatchRow = memo(function JackpotMatchRow({
  match,
  pick,
  phase = 'open',
  isDisabled = false,
  onToggle,
}: JackpotMatchRowProps) {
  const t = useWords();
  const date = useDates();
  const id = useId();
  const held: readonly JackpotResult[] = pick ?? [];
  const isDouble = held.length === 2;
  const outcomeOf = (result: JackpotResult) => {
    if (phase !== 'settled' || match.result === null) return null;
    return match.result === 'void' ? 'void' : match.result === result ? 'came' : 'missed';
  };
  return (
    <li className={styles['row']} data-match={match.id} data-picks={held.length}>
      <div className={styles['inside']}>
        <p className={styles['position']}>
          {match.position}
          {isDouble && (
            <abbr className={styles['double']} title={t('ui.jackpot.double')}>
              D
            </abbr>
          )}
        </p>
        <h3 id={id} className={styles['teams']}>
          {match.homeTeam} <i>v</i> {match.awayTeam}
        </h3>
        <div className={styles['meta']}>
          {phase === 'settled' ? (
            <JackpotMatchResult match={match} pick={pick} />
          ) : (
            <p>
              <time>{date(match.startsAt, 'moment')}</time> <span>{match.category}</span>
            </p>
          )}
        </div>
        <div className={styles['picks']} role="group" aria-labelledby={id}>
          {JACKPOT_RESULTS.map((result) => (
            <JackpotPickButton
              key={result}
              result={result}
              odds={match.odds[result]}
              name={t(RESULT_NAME[result], { home: match.homeTeam, away: match.awayTeam })}
              isPicked={held.includes(result)}
              isDisabled={phase !== 'open' || isDisabled}
              outcome={outcomeOf(result)}
              onToggle={() => onToggle?.(match.id, result)}
            />
          ))}
        </div>
      </div>
    </li>
  );
});
