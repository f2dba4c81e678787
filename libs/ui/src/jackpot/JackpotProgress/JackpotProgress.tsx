import { doublesOf, type Jackpot, type JackpotTicket } from '@kipenga/betting-core';
import { useWords } from '../../words/use-words.ts';
import styles from './JackpotProgress.module.css';

export interface JackpotProgressProps {
  /** The offer; one box is shown for each of its matches, in order. */
  readonly jackpot: Jackpot;
  /** The picks so far. */
  readonly ticket: JackpotTicket;
}

/** Progress of a ticket: one box per match, empty, filled, or split for a double, and both counts in words. */
export function JackpotProgress({ jackpot, ticket }: JackpotProgressProps) {
  const t = useWords();
  const picksOf = new Map(ticket.picks.map(({ matchId, pick }) => [matchId, pick.length]));
  return (
    <div className={styles['progress']}>
      <div className={styles['boxes']} aria-hidden="true">
        {jackpot.matches.map((match) => (
          <i key={match.id} data-picks={picksOf.get(match.id) ?? 0} />
        ))}
      </div>
      <p>
        <b>{t('ui.jackpot.picked', { picked: ticket.picks.length, count: jackpot.matches.length })}</b>
        {jackpot.maxDoubles > 0 && (
          <span>{t('ui.jackpot.doubles', { doubles: doublesOf(ticket), maximum: jackpot.maxDoubles })}</span>
        )}
      </p>
    </div>
  );
}
