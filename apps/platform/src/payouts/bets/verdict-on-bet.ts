import {
  cents,
  refundFor,
  settleBet,
  type BetLimits,
  type BetSystem,
  type Cents,
  type SettledLeg,
  type TaxRecord,
} from '@kipenga/betting-core';
import { lostVerdict, voidVerdict, type Verdict } from '../verdict.ts';

/** The terms that decide how a bet is settled, all stored when it was taken (D08). */
export interface BetTerms {
  readonly stake: Cents;
  readonly usesFreeBet: boolean;
  readonly limits: BetLimits;
  readonly taxRecord: TaxRecord;
  /** Its lines, if it is a system (D100). */
  readonly system?: BetSystem;
  readonly legs: readonly SettledLeg[];
}

const NOTHING = cents(0);

/** The verdict on a bet; null while it is open. A pure function of its terms and legs (D12). */
export const verdictOnBet = (terms: BetTerms): Verdict | null => {
  const settlement = settleBet(terms);
  if (settlement.status === 'open') return null;
  if (settlement.status === 'void') return voidVerdict(terms.usesFreeBet ? NOTHING : terms.stake);
  const refund = terms.usesFreeBet ? NOTHING : refundFor(terms.stake, terms.legs, terms.system);
  if (settlement.status === 'lost') return lostVerdict(refund);
  const { grossPayout: gross, withholdingTax: tax, netPayout: net } = settlement.quote;
  return { status: 'won', gross, tax, net, refund };
};
