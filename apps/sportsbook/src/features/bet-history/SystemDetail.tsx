import { useRulesInForce, type RulesInForce } from '@kipenga/api';
import {
  betStanding,
  quoteBet,
  settleBet,
  type Bet,
  type BetQuote,
  type Leg,
  type PlacedSystem,
  type SettledLeg,
  type SettlementRequest,
} from '@kipenga/betting-core';
import { QuoteSummary, stakeOn, SystemStanding } from '@kipenga/ui';
import styles from './bet-history.module.css';
import { linesOfSystem } from './system-lines.ts';

interface SystemDetailProps {
  readonly bet: Bet;
  readonly legs: readonly Leg[];
  readonly system: PlacedSystem;
}

/** The live lines of a system, its possible payout, and after a win the working of its payout (D100). */
export function SystemDetail({ bet, legs, system }: SystemDetailProps) {
  const rules = useRulesInForce();
  const request = requestOf({ bet, legs, system }, rules);
  const isOpen = bet.status === 'open';
  const quote = request === null || isOpen ? null : paidBy(request, bet);
  return (
    <div className={styles['standing']}>
      <SystemStanding
        picks={legs.length}
        lines={linesOfSystem(legs, system)}
        range={
          isOpen && request !== null && isAsPlaced(request, legs, bet) ? betStanding(request) : undefined
        }
      />
      {quote !== null && <QuoteSummary quote={quote} isWorkingInitiallyOpen />}
    </div>
  );
}

/** Settles the bet by betting-core under today's rules; null if a leg has no price. */
function requestOf(
  { bet, legs, system: { sizes, bankers } }: SystemDetailProps,
  { limits, taxRecord }: RulesInForce,
): SettlementRequest | null {
  // A partly void combination counts at the price of its other picks.
  const settled = legs.flatMap(({ odds, oddsNow, status, badge }): readonly SettledLeg[] =>
    odds === null ? [] : [{ odds: oddsNow ?? odds, result: badge === 'void' ? 'void' : status }],
  );
  if (settled.length < legs.length) return null;
  return {
    legs: settled,
    system: { sizes, bankers },
    stake: stakeOn(bet),
    limits,
    taxRecord,
    usesFreeBet: false,
  };
}

/**
 * A bet follows the rules it was placed under (D08). Figures are shown only if today's rules give the promised
 * payout.
 */
function isAsPlaced(
  { legs: _settled, ...terms }: SettlementRequest,
  legs: readonly Leg[],
  bet: Bet,
): boolean {
  const prices = legs.flatMap(({ odds }) => odds ?? []);
  return quoteBet({ ...terms, prices }).netPayout === bet.netPayout;
}

/** The working of the payout; null if today's rules give another payout. */
function paidBy(request: SettlementRequest, bet: Bet): BetQuote | null {
  const settlement = settleBet(request);
  return settlement.status === 'won' && settlement.quote.netPayout === bet.netPayout
    ? settlement.quote
    : null;
}
