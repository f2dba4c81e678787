import {
  combinations,
  ticketFor,
  ticketStake,
  type Jackpot,
  type JackpotTicket,
} from '@kipenga/betting-core';
import { JackpotBoard, JackpotPrizes, sumsWhole, wholeKes } from '@kipenga/ui';
import { useWords } from '../../words/use-words.ts';
import { FillTicket } from './FillTicket.tsx';
import { FundFacts } from './FundFacts.tsx';
import styles from './jackpot.module.css';
import { TicketOdds } from './TicketOdds.tsx';
import { useTicketPicks } from './use-ticket-picks.ts';

/**
 * A jackpot that can be played: its matches to pick from, the ticket's price and possible win, and its money
 * (R4-04..08, D80, D83).
 */
export function OpenBoard({ jackpot }: { readonly jackpot: Jackpot }) {
  const t = useWords();
  const picks = useTicketPicks(jackpot);
  const own = picks.ticket.jackpotId === jackpot.id ? picks.ticket : ticketFor(jackpot);
  return (
    <div className={styles['board']}>
      <p className={styles['note']}>
        {sumsWhole(
          t('sportsbook.jackpots.rule', { count: jackpot.matches.length, line: wholeKes(jackpot.betAmount) }),
        )}
      </p>
      <FillTicket jackpot={jackpot} picks={picks} />
      <JackpotBoard jackpot={jackpot} ticket={own} onToggle={picks.toggle} isDisabled={picks.isStill} />
      <TicketCost jackpot={jackpot} ticket={own} />
      <TicketOdds jackpot={jackpot} ticket={own} />
      {jackpot.fund !== null && (
        <>
          <JackpotPrizes matchCount={jackpot.matches.length} prizes={jackpot.fund.tiers} rollsOver />
          <FundFacts fund={jackpot.fund} />
        </>
      )}
    </div>
  );
}

/** The price of the ticket as it grows (R9-06). Renders nothing without picks. */
function TicketCost({ jackpot, ticket }: { readonly jackpot: Jackpot; readonly ticket: JackpotTicket }) {
  const t = useWords();
  if (ticket.picks.length === 0) return null;
  return (
    <p className={styles['cost']} role="status">
      {sumsWhole(
        t('sportsbook.jackpots.cost', {
          count: combinations(ticket),
          line: wholeKes(jackpot.betAmount),
          stake: wholeKes(ticketStake(ticket, jackpot.betAmount)),
        }),
      )}
    </p>
  );
}
