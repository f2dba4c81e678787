import type { Jackpot, JackpotMatchId, JackpotTicket } from '@kipenga/betting-core';
import { useWords } from '../../words/use-words.ts';
import { JackpotPrizes, type JackpotPrize } from '../JackpotPrizes/JackpotPrizes.tsx';
import { JackpotSlipRow } from './JackpotSlipRow.tsx';
import { JackpotWorking } from './JackpotWorking.tsx';
import styles from './JackpotSlip.module.css';

export interface JackpotSlipProps {
  /** The offer the ticket is for. */
  readonly jackpot: Jackpot;
  /** The picks so far. */
  readonly ticket: JackpotTicket;
  /** The prize and the consolation tiers, highest first; none shown where they are not known. */
  readonly prizes?: readonly JackpotPrize[];
  /** Whether the prize goes into the next offer when nobody wins it (D65). */
  readonly rollsOver?: boolean;
  /** Takes every pick of a match off the ticket. */
  readonly onRemove: (matchId: JackpotMatchId) => void;
}

/** The jackpot slip, for the sheet: the picks by position, how the price comes about, and what can be won. `JackpotPlace` is its foot. */
export function JackpotSlip({ jackpot, ticket, prizes = [], rollsOver = false, onRemove }: JackpotSlipProps) {
  const t = useWords();
  const picked = new Set(ticket.picks.map((one) => one.matchId));
  const missing = jackpot.matches.filter((match) => !picked.has(match.id)).map((match) => match.position);
  return (
    <div className={styles['slip']}>
      <ol aria-label={t('ui.jackpot.picks')}>
        {ticket.picks.map((pick) => (
          <JackpotSlipRow key={pick.matchId} pick={pick} onRemove={onRemove} />
        ))}
      </ol>
      {missing.length > 0 && (
        <p className={styles['missing']}>
          {t('ui.jackpot.missing', { count: missing.length })} <b>{missing.join(', ')}</b>
        </p>
      )}
      <JackpotWorking jackpot={jackpot} ticket={ticket} />
      {prizes.length > 0 && (
        <JackpotPrizes matchCount={jackpot.matches.length} prizes={prizes} rollsOver={rollsOver} />
      )}
    </div>
  );
}
