import { useRulesInForce } from '@kipenga/api';
import type { Jackpot, JackpotTicket } from '@kipenga/betting-core';
import { JackpotPrizes, JackpotSlip, sumsWhole, wholeKes } from '@kipenga/ui';
import { useDispatch } from 'react-redux';
import { useWords } from '../../words/use-words.ts';
import styles from './jackpot.module.css';
import { matchUnpicked } from './jackpot-slip.slice.ts';
import { PrizeAfterTax } from './PrizeAfterTax.tsx';
import { TicketOdds } from './TicketOdds.tsx';

interface TicketInHandProps {
  readonly jackpot: Jackpot;
  readonly ticket: JackpotTicket;
  /** The ticket is being placed: its picks are locked. */
  readonly isLocked: boolean;
}

/** The jackpot slip: its picks, the working of its price, and its possible win and chance. */
export function TicketInHand({ jackpot, ticket, isLocked }: TicketInHandProps) {
  const t = useWords();
  const dispatch = useDispatch();
  const { limits, taxRecord } = useRulesInForce();
  return (
    <div className={styles['inHand']} inert={isLocked}>
      <JackpotSlip
        jackpot={jackpot}
        ticket={ticket}
        taxRecord={taxRecord}
        onRemove={(matchId) => dispatch(matchUnpicked(matchId))}
      />
      <PrizeAfterTax jackpot={jackpot} ticket={ticket} />
      <TicketOdds jackpot={jackpot} ticket={ticket} />
      {jackpot.fund !== null && (
        <JackpotPrizes matchCount={jackpot.matches.length} prizes={jackpot.fund.tiers} rollsOver />
      )}
      <p className={styles['note']}>
        {sumsWhole(t('sportsbook.jackpots.daily', { limit: wholeKes(limits.maxDailyPayout) }))}
      </p>
    </div>
  );
}
