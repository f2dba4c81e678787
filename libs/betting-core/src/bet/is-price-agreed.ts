import { assertOdds, assertOneOf } from '../assertions.ts';
import type { Odds } from '../odds/odds.ts';

/** The price moves that the customer accepts without being asked again. */
export type AcceptOddsChange = 'none' | 'better' | 'any';

const ACCEPTED: readonly AcceptOddsChange[] = ['none', 'better', 'any'];

/**
 * True if a price that was `was` may be taken at `now` without asking the customer. A price that has not moved always
 * may. Throws RangeError for a wrong price.
 *
 * @example
 * const [was, now] = [oddsFromThousandths(1_850), oddsFromThousandths(1_900)];
 * isPriceAgreed(was, now, 'better'); // true
 * isPriceAgreed(now, was, 'better'); // false
 */
export function isPriceAgreed(was: Odds, now: Odds, accepted: AcceptOddsChange): boolean {
  assertOdds(was, 'was');
  assertOdds(now, 'now');
  assertOneOf(accepted, ACCEPTED, 'accepted');
  if (accepted === 'any') return true;
  return accepted === 'better' ? now >= was : now === was;
}
