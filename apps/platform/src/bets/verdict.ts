import {
  cents,
  refundFor,
  settleBet,
  type BetLimits,
  type Cents,
  type SettledLeg,
  type TaxRecord,
} from '@kipenga/betting-core';

/** What of a bet decides how it is settled: all of it was kept when it was taken (D08). */
export interface BetTerms {
  readonly stake: Cents;
  readonly usesFreeBet: boolean;
  readonly limits: BetLimits;
  readonly taxRecord: TaxRecord;
}

/** What the results make of a bet, in money. */
export interface Verdict {
  readonly status: 'won' | 'lost' | 'void';
  /** What is won before tax, the tax, and what the customer gets; for a void bet of cash, the stake as `net`. */
  readonly gross: Cents;
  readonly tax: Cents;
  readonly net: Cents;
  /** The tenth of a cash stake given back at long odds, won or lost; none when all is void (D11, D66). */
  readonly refund: Cents;
}

const NOTHING = cents(0);

/** The verdict on a bet, or null while it is open. A pure reading of its legs: asked twice, it says the same (D12). */
export const verdictOn = (terms: BetTerms, legs: readonly SettledLeg[]): Verdict | null => {
  const settlement = settleBet({ legs, ...terms });
  if (settlement.status === 'open') return null;
  if (settlement.status === 'void')
    return {
      status: 'void',
      gross: NOTHING,
      tax: NOTHING,
      net: terms.usesFreeBet ? NOTHING : terms.stake,
      refund: NOTHING,
    };
  const refund = terms.usesFreeBet ? NOTHING : refundFor(terms.stake, legs);
  if (settlement.status === 'lost')
    return { status: 'lost', gross: NOTHING, tax: NOTHING, net: NOTHING, refund };
  const { grossPayout: gross, withholdingTax: tax, netPayout: net } = settlement.quote;
  return { status: 'won', gross, tax, net, refund };
};
