import { useRulesInForce } from '@kipenga/api';
import {
  jackpotClosesAt,
  ticketMoney,
  ticketStake,
  unsharedPrize,
  type Jackpot,
  type JackpotTicket,
} from '@kipenga/betting-core';
import { useDates, wholeKes } from '@kipenga/ui';
import { useWords } from '../../words/use-words.ts';
import styles from './jackpot.module.css';
import { useChanceOfAll } from './use-chance-words.ts';

interface TicketLineProps {
  readonly jackpot: Jackpot;
  readonly ticket: JackpotTicket;
}

/**
 * The closing time, the ticket's chance of the prize, and the prize after tax, beside the button that places it:
 * always visible, however far the sums have been scrolled.
 */
export function TicketLine({ jackpot, ticket }: TicketLineProps) {
  const t = useWords();
  const date = useDates();
  const chance = useChanceOfAll(ticket, jackpot);
  const { taxRecord } = useRulesInForce();
  const money = ticketMoney(ticketStake(ticket, jackpot.betAmount), taxRecord);
  const prize = unsharedPrize(jackpot, money, taxRecord);
  const closesAt = jackpot.fund?.closesAt ?? jackpotClosesAt(jackpot);
  const count = jackpot.matches.length;
  return (
    <dl className={styles['line']}>
      {closesAt !== null && (
        <div>
          <dt>{t('sportsbook.ticket.closes')}</dt>
          <dd>{date(closesAt, 'moment')}</dd>
        </div>
      )}
      {chance !== null && (
        <div>
          <dt>{t('sportsbook.ticket.chance', { count })}</dt>
          <dd>{chance}</dd>
        </div>
      )}
      {prize !== null && (
        <div>
          <dt>{t('sportsbook.ticket.net', { count })}</dt>
          <dd data-sum>{wholeKes(prize.net)}</dd>
        </div>
      )}
    </dl>
  );
}
