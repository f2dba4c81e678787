import {
  jackpotClosesAt,
  ticketMoney,
  ticketStake,
  unsharedPrize,
  type Jackpot,
  type JackpotTicket,
  type TaxRecord,
} from '@kipenga/betting-core';
import { useDates } from '../../dates/use-dates.ts';
import { useWords } from '../../words/use-words.ts';
import { wholeKes } from '../whole-kes.ts';
import styles from './JackpotSlip.module.css';

export interface TicketLineProps {
  /** The offer the ticket is for. */
  readonly jackpot: Jackpot;
  /** The picks so far. */
  readonly ticket: JackpotTicket;
  /** The taxes in force. */
  readonly taxRecord: TaxRecord;
  /** How likely all right is, in words; null while a pick or a price is missing. */
  readonly chance?: string | null;
}

/** Until when a ticket is taken, how likely it is to win the prize, and what that leaves after tax, beside the button that places it: on show however far the sums have been scrolled away. */
export function TicketLine({ jackpot, ticket, taxRecord, chance = null }: TicketLineProps) {
  const t = useWords();
  const date = useDates();
  const count = jackpot.matches.length;
  const closesAt = jackpot.fund?.closesAt ?? jackpotClosesAt(jackpot);
  const money = ticketMoney(ticketStake(ticket, jackpot.betAmount), taxRecord);
  const prize = unsharedPrize(jackpot, money, taxRecord);
  return (
    <dl className={styles['line']}>
      {closesAt !== null && (
        <div>
          <dt>{t('ui.jackpot.closesLabel')}</dt>
          <dd>{date(closesAt, 'moment')}</dd>
        </div>
      )}
      {chance !== null && (
        <div>
          <dt>{t('ui.jackpot.chanceLabel', { count })}</dt>
          <dd>{chance}</dd>
        </div>
      )}
      {prize !== null && (
        <div>
          <dt>{t('ui.jackpot.netLabel', { count })}</dt>
          <dd data-sum>{wholeKes(prize.net)}</dd>
        </div>
      )}
    </dl>
  );
}
