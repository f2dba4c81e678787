import type { Cents } from '../money/cents.ts';
import { payoutOf, quoteBet } from './quote-bet.ts';
import type { QuoteRequest } from './quote-request.ts';
import { playableSystem, type BetSystem } from './system.ts';

/**
 * One step of a system's ladder: a number of right picks, and its payout.
 *
 * @example
 * const taxRecord = taxRecordOn(nairobiDay('2024-06-01'), RULEBOOKS.kenya); // Finance Act 2023
 * const prices = [1_850, 2_100, 3_400].map(oddsFromThousandths);
 * const terms = { stake: kes(49), limits: DEFAULT_LIMITS, taxRecord };
 * const [none] = systemLadder({ ...terms, prices, system: { sizes: [2, 3], bankers: [] } });
 * none; // { right: 0, least: 0, most: 0 }
 */
export interface LadderStep {
  /** The picks that are right, every banker among them; all others are wrong. */
  readonly right: number;
  /** The least that this many right picks pay, net of tax: those at the lowest prices. */
  readonly least: Cents;
  /** The most that they pay, net of tax: those at the highest prices. */
  readonly most: Cents;
}

/**
 * Lists the payout of a system for each number of right picks, net of tax, before it is placed. A wrong banker pays
 * nothing, so the first step is that of the bankers alone. A line pays more for a higher price whatever else it holds,
 * so the two ends are known without trying the choices between them.
 *
 * @param request A request that `quoteBet` takes, with a system; it throws what `quoteBet` throws.
 * @example
 * const taxRecord = taxRecordOn(nairobiDay('2024-06-01'), RULEBOOKS.kenya); // Finance Act 2023
 * const prices = [1_850, 2_100, 3_400].map(oddsFromThousandths);
 * const terms = { stake: kes(49), limits: DEFAULT_LIMITS, taxRecord };
 * const ladder = systemLadder({ ...terms, prices, system: { sizes: [2, 3], bankers: [] } });
 * ladder.map(({ right, least, most }) => `${right}: ${least} to ${most}`); // 0: 0 to 0,1: 0 to 0,2: 4231 to 7091,3: 27464 to 27464
 */
export function systemLadder(request: QuoteRequest & { readonly system: BetSystem }): readonly LadderStep[] {
  quoteBet(request); // asserts all of it
  const { prices, ...terms } = request;
  const system = playableSystem(prices.length, request.system);
  const isBanker = (at: number): boolean => system.bankers.includes(at);
  const others = prices
    .map((_, at) => at)
    .filter((at) => !isBanker(at))
    .toSorted((one, other) => (prices[one] ?? 0) - (prices[other] ?? 0));
  const netOf = (right: readonly number[]): Cents =>
    payoutOf({
      ...terms,
      system,
      factors: prices.map((odds, at) => (isBanker(at) || right.includes(at) ? odds : 0)),
    }).netPayout;
  return Array.from({ length: others.length + 1 }, (_, count) => ({
    right: system.bankers.length + count,
    least: netOf(others.slice(0, count)),
    most: netOf(others.slice(others.length - count)),
  }));
}
