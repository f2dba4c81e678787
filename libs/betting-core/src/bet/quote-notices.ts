import { cents, maxCents, subtractCents, type Cents } from '../money/cents.ts';
import { payoutHold } from '../wallet/payout-hold.ts';
import type { BetQuote, QuoteNotice } from './bet-quote.ts';
import { exactPayout, type ExactPayout } from './exact-payout.ts';
import type { FactorRequest } from './quote-request.ts';
import { stakeAfterTax } from './stake-tax.ts';

/**
 * Returns the warnings to show before placing. A free bet costs the customer nothing, so it can neither lose nor waste
 * a stake.
 */
export function quoteNotices(
  figures: Omit<BetQuote, 'working' | 'notices'>,
  request: FactorRequest,
  earned: ExactPayout,
): readonly QuoteNotice[] {
  const notices: QuoteNotice[] = [];
  const { stake, netPayout } = figures;
  const isOwnStake = request.freeBet !== true;
  if (isOwnStake && request.factors.length > 0 && netPayout < stake)
    notices.push({ kind: 'losing-win', shortfall: subtractCents(stake, netPayout) });
  if (isOwnStake && figures.isCapped) notices.push(...wastedStake(request));
  if (earned.bonus > BigInt(figures.bonus)) notices.push({ kind: 'bonus-capped' });
  const { payNow, hold } = payoutHold(
    request.paidToday ?? cents(0),
    netPayout,
    request.limits.maxDailyPayout,
  );
  if (hold > 0) notices.push({ kind: 'daily-payout-hold', payNow, hold });
  return notices;
}

function wastedStake(request: FactorRequest): readonly QuoteNotice[] {
  const effectiveStake = maxCents(request.limits.minStake, leastStakeAtCap(request));
  const wasted = subtractCents(request.stake, effectiveStake);
  return wasted > 0 ? [{ kind: 'wasted-stake', effectiveStake, wasted }] : [];
}

/** Finds the smallest stake that already wins the most. Winnings grow with the stake, so a binary search finds it. */
function leastStakeAtCap({ stake, factors, system, limits, taxRecord }: FactorRequest): Cents {
  const terms = { factors, system, booster: limits.booster };
  const reachesCap = (candidate: Cents): boolean => {
    const { base, bonus } = exactPayout(stakeAfterTax(candidate, taxRecord), terms);
    return base + bonus >= BigInt(limits.maxPayout);
  };
  let short: number = 0;
  let enough: number = stake;
  while (enough - short > 1) {
    const middle = cents(Math.floor((short + enough) / 2));
    if (reachesCap(middle)) enough = middle;
    else short = middle;
  }
  return cents(enough);
}
