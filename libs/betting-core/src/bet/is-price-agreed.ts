import { assertOdds, assertOneOf } from '../assertions.ts';
import type { Odds } from '../odds/odds.ts';

/** Which price moves the customer takes without being asked again: none, better ones, or any (D07, D63). */
export type AcceptOddsChange = 'none' | 'better' | 'any';

const ACCEPTED: readonly AcceptOddsChange[] = ['none', 'better', 'any'];

/**
 * May a price that was `was` be taken at `now` without asking the customer? One that has not moved always may
 * (D07, D63).
 */
export function isPriceAgreed(was: Odds, now: Odds, accepted: AcceptOddsChange): boolean {
  assertOdds(was, 'was');
  assertOdds(now, 'now');
  assertOneOf(accepted, ACCEPTED, 'accepted');
  if (accepted === 'any') return true;
  return accepted === 'better' ? now >= was : now === was;
}
