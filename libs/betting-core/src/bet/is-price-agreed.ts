import type { Odds } from '../odds/odds.ts';
import type { AcceptOddsChange } from './check-bet.ts';

/** Whether a price that was `was` may be taken at `now` without asking the customer again. One that has not moved always may (D07, D63). */
export function isPriceAgreed(was: Odds, now: Odds, accepted: AcceptOddsChange): boolean {
  if (accepted === 'any') return true;
  return accepted === 'better' ? now >= was : now === was;
}
