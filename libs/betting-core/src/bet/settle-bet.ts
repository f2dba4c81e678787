import { assertAmount } from '../assertions.ts';
import { assertFlag, assertLimits, assertRecord, assertTaxRecord } from '../rule-assertions.ts';
import type { Cents } from '../money/cents.ts';
import type { BetBadge } from './bet.ts';
import type { BetQuote } from './bet-quote.ts';
import type { BetLimits } from './limits.ts';
import { assertTerms, payoutOf, quoteFactors } from './quote-bet.ts';
import type { FactorRequest } from './quote-request.ts';
import { assertLegs, isVoidInPart, legOf, type AnySettledLeg, type SettledLeg } from './settled-leg.ts';
import { playableSystem, type BetSystem } from './system.ts';
import type { TaxRecord } from './tax-record.ts';

/** A bet to be settled, under the limits and taxes it was placed with (D08). */
export interface SettlementRequest {
  /** Its legs, at least one; each is a pick or a combination. */
  readonly legs: readonly AnySettledLeg[];
  /** Its lines, where it is a system; its bankers are places of its legs. */
  readonly system?: BetSystem;
  /** What was staked. */
  readonly stake: Cents;
  /** The limits it was placed under. */
  readonly limits: BetLimits;
  /** The taxes it was placed under. */
  readonly taxRecord: TaxRecord;
  /** Whether a free bet was staked. */
  readonly usesFreeBet: boolean;
}

/** How a bet came out. The badge tells what won and lost alone cannot (D43). */
export type Settlement =
  /** Something is still to be decided. */
  | { readonly status: 'open' }
  /** Every leg that counts was right, or a line of the system was: this is paid. */
  | { readonly status: 'won'; readonly quote: BetQuote; readonly badge: BetBadge | null }
  /** A leg was wrong, or every line of the system has a leg that was. */
  | { readonly status: 'lost'; readonly badge: BetBadge | null }
  /** No leg counts: the stake goes back where it came from, a free bet as a free bet (D12). */
  | { readonly status: 'void'; readonly refund: Cents; readonly badge: 'void' };

/**
 * Settles a bet (D12). One wrong leg loses an accumulator, and an undecided leg keeps it open. A void leg counts as odds 1.00, and the
 * booster is recounted. A system is lost once none of its lines can win, and paid when all legs are decided (D100). A combination with a
 * void part has the price that its other parts had at placing (D101). When every leg is void the stake is returned. Throws RangeError
 * for a bet without legs, and for what is no result, price, stake, limit, tax record or system.
 *
 * @example
 * const leg = (thousandths, result) => ({ odds: oddsFromThousandths(thousandths), result });
 * const legs = [leg(1_850, 'won'), leg(2_100, 'won'), leg(3_400, 'lost')];
 * const terms = { stake: kes(49), limits: DEFAULT_LIMITS, taxRecord: TAX_RECORDS[0], usesFreeBet: false };
 * settleBet({ ...terms, legs }).status; // lost
 * settleBet({ ...terms, legs, system: { sizes: [2, 3], bankers: [] } }).quote.grossPayout; // 4231
 */
export function settleBet(request: SettlementRequest): Settlement {
  assertSettlement(request);
  const legs = request.legs.map(legOf);
  const badge = request.legs.some(isVoidInPart) ? 'half-void' : null;
  if (cannotWin(request, legs)) return { status: 'lost', badge };
  if (legs.some(({ result }) => result === 'open')) return { status: 'open' };
  if (legs.every(({ result }) => result === 'void'))
    return { status: 'void', refund: request.stake, badge: 'void' };
  return { status: 'won', quote: quoteFactors(factorRequest(request, legs)), badge };
}

/** Whether nothing is left to be won: an accumulator has a wrong leg, or the best that open legs can do for a system pays no cent. */
export function cannotWin(request: SettlementRequest, legs: readonly SettledLeg[]): boolean {
  if (!legs.some(({ result }) => result === 'lost')) return false;
  return request.system === undefined || payoutOf(factorRequest(request, legs)).netPayout === 0;
}

/** The bet at what its decided legs are and its open ones would be, were they right. */
export function factorRequest(
  { system, stake, limits, taxRecord, usesFreeBet }: SettlementRequest,
  legs: readonly SettledLeg[],
): FactorRequest {
  assertTerms({ stake, limits, taxRecord });
  const terms = { stake, limits, taxRecord, freeBet: usesFreeBet };
  if (system !== undefined)
    return { ...terms, system: playableSystem(legs.length, system), factors: legs.map(factorOf) };
  // A void leg takes its step of the booster with it, so an accumulator has the factors of the other legs alone.
  return { ...terms, factors: legs.filter(({ result }) => result !== 'void').map(factorOf) };
}

/** By what a leg multiplies its lines, in thousandths. */
export function factorOf({ odds, result }: SettledLeg): number {
  if (result === 'lost') return 0;
  return result === 'void' ? 1_000 : odds;
}

/** A bet that can be settled; anything else is a RangeError. */
export function assertSettlement(request: SettlementRequest): void {
  assertRecord(request, 'request');
  const { legs, system, stake, limits, taxRecord, usesFreeBet } = request;
  assertLegs(legs);
  if (legs.length === 0) throw new RangeError('A bet without legs');
  assertAmount(stake, 'stake');
  assertLimits(limits);
  assertTaxRecord(taxRecord);
  assertFlag(usesFreeBet, 'usesFreeBet');
  if (system !== undefined) playableSystem(legs.length, system);
}
