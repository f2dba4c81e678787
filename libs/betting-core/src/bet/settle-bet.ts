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

/** A bet to be settled, under the limits and taxes it was placed with. */
export interface SettlementRequest {
  /** The legs, at least one; each is a pick or a combination. */
  readonly legs: readonly AnySettledLeg[];
  /** The lines of a system; its bankers are places in the list of legs. */
  readonly system?: BetSystem;
  /** The stake. */
  readonly stake: Cents;
  /** The limits it was placed under. */
  readonly limits: BetLimits;
  /** The taxes it was placed under. */
  readonly taxRecord: TaxRecord;
  /** True if a free bet was staked. */
  readonly usesFreeBet: boolean;
}

/** The outcome of a bet. The badge tells what won and lost alone cannot. */
export type Settlement =
  /** A leg that counts is undecided. */
  | { readonly status: 'open' }
  /** Every leg that counts was right, or a line of the system was. The quote has the payout. */
  | { readonly status: 'won'; readonly quote: BetQuote; readonly badge: BetBadge | null }
  /** A leg was wrong, or every line of the system has a wrong leg. */
  | { readonly status: 'lost'; readonly badge: BetBadge | null }
  /** Every leg is void. The stake is returned, a free bet as a free bet. */
  | { readonly status: 'void'; readonly refund: Cents; readonly badge: 'void' };

/**
 * Settles a bet. One wrong leg loses an accumulator, and an undecided leg keeps it open. A void leg counts as odds
 * 1.00, and the booster is recounted. A system is lost once none of its lines can win, and paid when all legs are
 * decided. A combination with a void part has the price that its other parts had at placing. If every leg is void, the
 * stake is returned. Throws RangeError for a bet without legs, and for a wrong result, price, stake, limit, tax record
 * or system.
 *
 * @example
 * const taxRecord = taxRecordOn(nairobiDay('2024-06-01'), RULEBOOKS.kenya); // Finance Act 2023
 * const leg = (thousandths: number, result: LegResult) => ({ odds: oddsFromThousandths(thousandths), result });
 * const legs = [leg(1_850, 'won'), leg(2_100, 'won'), leg(3_400, 'lost')];
 * const terms = { stake: kes(49), limits: DEFAULT_LIMITS, taxRecord, usesFreeBet: false };
 * settleBet({ ...terms, legs }).status; // lost
 * const settled = settleBet({ ...terms, legs, system: { sizes: [2, 3], bankers: [] } });
 * settled.status === 'won' && settled.quote.grossPayout; // 4231
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

/**
 * True if the bet can no longer win: an accumulator has a wrong leg, or a system pays nothing even if every open leg is
 * right.
 */
export function cannotWin(request: SettlementRequest, legs: readonly SettledLeg[]): boolean {
  if (!legs.some(({ result }) => result === 'lost')) return false;
  return request.system === undefined || payoutOf(factorRequest(request, legs)).netPayout === 0;
}

/** Returns the quote request of a bet by its legs; open legs are taken to be right. */
export function factorRequest(
  { system, stake, limits, taxRecord, usesFreeBet }: SettlementRequest,
  legs: readonly SettledLeg[],
): FactorRequest {
  assertTerms({ stake, limits, taxRecord });
  const terms = { stake, limits, taxRecord, freeBet: usesFreeBet };
  if (system !== undefined)
    return { ...terms, system: playableSystem(legs.length, system), factors: legs.map(factorOf) };
  // A void leg also takes its step of the booster, so an accumulator has the factors of the other legs alone.
  return { ...terms, factors: legs.filter(({ result }) => result !== 'void').map(factorOf) };
}

/** Returns the factor of a leg in its lines, in thousandths. */
export function factorOf({ odds, result }: SettledLeg): number {
  if (result === 'lost') return 0;
  return result === 'void' ? 1_000 : odds;
}

/** Asserts a bet that can be settled. */
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
