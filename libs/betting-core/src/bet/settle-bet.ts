import { assertAmount, assertOneOf } from '../assertions.ts';
import { assertLimits, assertPriced, assertTaxRecord } from '../rule-assertions.ts';
import { OUTCOME_RESULTS, type LegResult } from '../market/outcome-result.ts';
import type { Cents } from '../money/cents.ts';
import type { Odds } from '../odds/odds.ts';
import type { BetBadge } from './bet.ts';
import type { BetQuote } from './bet-quote.ts';
import type { BetLimits } from './limits.ts';
import { quoteBet } from './quote-bet.ts';
import type { TaxRecord } from './tax-record.ts';

const LEG_RESULTS: readonly LegResult[] = [...OUTCOME_RESULTS, 'open'];

/** A leg as settlement sees it. */
export interface SettledLeg {
  /** The price it was taken at. */
  readonly odds: Odds;
  /** How it came out. */
  readonly result: LegResult;
}

/** A bet to be settled, under the limits and taxes it was placed with (D08). */
export interface SettlementRequest {
  /** Its legs, at least one. */
  readonly legs: readonly SettledLeg[];
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
  /** Every leg that counts was right: this is paid. */
  | { readonly status: 'won'; readonly quote: BetQuote; readonly badge: BetBadge | null }
  /** A leg was wrong. */
  | { readonly status: 'lost'; readonly badge: BetBadge | null }
  /** No leg counts: the stake goes back where it came from, a free bet as a free bet (D12). */
  | { readonly status: 'void'; readonly refund: Cents; readonly badge: 'void' };

/**
 * Settles a bet (D12). One wrong leg loses it and an undecided leg keeps it open. A void leg counts as odds
 * 1.00, and the booster is recounted. When every leg is void the stake is returned. Throws RangeError for a
 * bet without legs, and for what is no result, price, stake, limit or tax record.
 */
export function settleBet(request: SettlementRequest): Settlement {
  assertRequest(request);
  const { legs, stake, limits, taxRecord, usesFreeBet } = request;
  const has = (result: LegResult): boolean => legs.some((leg) => leg.result === result);
  const badge = has('void') ? 'half-void' : null;
  if (has('lost')) return { status: 'lost', badge };
  if (has('open')) return { status: 'open' };
  const won = legs.filter((leg) => leg.result === 'won');
  if (won.length === 0) return { status: 'void', refund: stake, badge: 'void' };
  const prices = won.map((leg) => leg.odds);
  return {
    status: 'won',
    quote: quoteBet({ stake, prices, limits, taxRecord, freeBet: usesFreeBet }),
    badge,
  };
}

function assertRequest({ legs, stake, limits, taxRecord }: SettlementRequest): void {
  assertLegs(legs);
  if (legs.length === 0) throw new RangeError('A bet without legs');
  assertAmount(stake, 'stake');
  assertLimits(limits);
  assertTaxRecord(taxRecord);
}

/** Legs with a price and one of the results there are. */
export function assertLegs(legs: readonly SettledLeg[]): void {
  assertPriced(legs, 'legs');
  for (const [at, { result }] of legs.entries())
    if (!LEG_RESULTS.includes(result)) assertOneOf(result, LEG_RESULTS, `legs[${at}].result`);
}
