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
  /** The largest stake the house takes (D04). */
  readonly maxStake?: Cents;
  /** The ticket is on its way: presses do nothing. */
  readonly isPlacing?: boolean;
  /** Called only when nothing stands in the way. */
  readonly onPlace: () => void;
}

/** The foot of the jackpot slip: the button that spends money, with the amount in its label, and why it waits. */
export function JackpotPlace({ jackpot, ticket, maxStake, isPlacing = false, onPlace }: JackpotPlaceProps) {
  const t = useWords();
  const id = useId();
  const stake = ticketStake(ticket, jackpot.betAmount);
  const missing = jackpot.matches.length - ticket.picks.length;
  const reason =
    jackpot.phase !== 'open'
      ? t('ui.jackpot.notOpen')
      : missing > 0
        ? t('ui.jackpot.pickMore', { count: missing })
        : maxStake !== undefined && stake > maxStake
          ? t('ui.jackpot.tooMuch', { maximum: wholeKes(maxStake) })
          : null;
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
