import { ticketStake, type Cents, type Jackpot, type JackpotTicket } from '@kipenga/betting-core';
import { useId } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { useWords } from '../../words/use-words.ts';
import { wholeKes } from '../whole-kes.ts';
import styles from './JackpotSlip.module.css';

export interface JackpotPlaceProps {
  /** The offer the ticket is for. */
  readonly jackpot: Jackpot;
  /** The picks so far; it can be placed once every match has one. */
  readonly ticket: JackpotTicket;
  /** The largest stake allowed (D04). */
  readonly maxStake?: Cents;
  /** True while the ticket is being placed: presses do nothing. */
  readonly isPlacing?: boolean;
  /** Called only if the ticket can be placed. */
  readonly onPlace: () => void;
}

/**
 * The foot of the jackpot slip: the button that places the ticket, with the amount in its label, or the reason why it cannot be
 * placed yet.
 */
export function JackpotPlace({ jackpot, ticket, maxStake, isPlacing = false, onPlace }: JackpotPlaceProps) {
  const t = useWords();
  const id = useId();
  const stake = ticketStake(ticket, jackpot.betAmount);
  const reason = useReason(jackpot, ticket, maxStake);
  return (
    <div className={styles['place']}>
      <p id={id} className={reason === null ? 'visually-hidden' : styles['reason']} role="status">
        {reason}
      </p>
      <Button
        size="place"
        isWide
        isBusy={isPlacing}
        aria-disabled={reason !== null || undefined}
        aria-describedby={id}
        onClick={onPlace}
      >
        {t('ui.jackpot.place', { amount: wholeKes(stake) })}
      </Button>
    </div>
  );
}

/** Reason why the ticket cannot be placed yet; null if it can. */
function useReason(jackpot: Jackpot, ticket: JackpotTicket, maxStake: Cents | undefined): string | null {
  const t = useWords();
  const missing = jackpot.matches.length - ticket.picks.length;
  if (jackpot.phase !== 'open') return t('ui.jackpot.notOpen');
  if (missing > 0) return t('ui.jackpot.pickMore', { count: missing });
  return maxStake !== undefined && ticketStake(ticket, jackpot.betAmount) > maxStake
    ? t('ui.jackpot.tooMuch', { maximum: wholeKes(maxStake) })
    : null;
}
