import {
  ticketFor,
  type Jackpot,
  type JackpotMatchId,
  type JackpotResult,
  type JackpotTicket,
} from '@kipenga/betting-core';
import { useWords } from '../../words/use-words.ts';
import { JackpotMatchRow } from '../JackpotMatchRow/JackpotMatchRow.tsx';
import { JackpotProgress } from '../JackpotProgress/JackpotProgress.tsx';
import styles from './JackpotBoard.module.css';

export interface JackpotBoardProps {
  /** The offer with its matches, in any order. */
  readonly jackpot: Jackpot;
  /** The current slip. A ticket of another jackpot marks nothing here (R4-06). */
  readonly ticket: JackpotTicket;
  /** Called when a cell is tapped; the core's `togglePick` decides the effect. */
  readonly onToggle?: (matchId: JackpotMatchId, result: JackpotResult) => void;
  /** Locks an open board while a ticket is placed. */
  readonly isDisabled?: boolean;
}

/**
 * The matches of a jackpot by position: with picks while open, with results once settled, and only the description when closed
 * (R4-08).
 */
export function JackpotBoard({ jackpot, ticket, onToggle, isDisabled = false }: JackpotBoardProps) {
  const t = useWords();
  const own = ticket.jackpotId === jackpot.id ? ticket : ticketFor(jackpot);
  const matches = [...jackpot.matches].sort((one, other) => one.position - other.position);
  const description = jackpot.description !== '' && (
    <p className={styles['description']}>{jackpot.description}</p>
  );
  if (jackpot.phase === 'closed')
    return (
      <div className={styles['board']}>
        {description || <p className={styles['description']}>{t('ui.jackpot.closedText')}</p>}
      </div>
    );
  return (
    <div className={styles['board']} data-phase={jackpot.phase}>
      {description}
      {jackpot.phase === 'open' && (
        <div className={styles['progress']}>
          <JackpotProgress jackpot={{ ...jackpot, matches }} ticket={own} />
        </div>
      )}
      <ol className={styles['rows']} aria-label={t('ui.jackpot.matches', { name: jackpot.name })}>
        {matches.map((match) => (
          <JackpotMatchRow
            key={match.id}
            match={match}
            pick={own.picks.find((one) => one.matchId === match.id)?.pick ?? null}
            phase={jackpot.phase}
            isDisabled={isDisabled}
            {...(onToggle !== undefined && { onToggle })}
          />
        ))}
      </ol>
    </div>
  );
}
