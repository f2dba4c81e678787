import { assertAmount } from '../assertions.ts';
import { cents, maxCents, subtractCents, type Cents } from '../money/cents.ts';

/** What becomes of the balance of somebody who was never allowed to bet. */
export interface Unwound {
  /** What goes back: everything paid in and not taken out again, as if no bet had been placed. */
  readonly back: Cents;
  /** What of the balance is winnings, and forfeited. */
  readonly forfeited: Cents;
  /** What the house adds, because stakes were lost that go back all the same. */
  readonly madeGood: Cents;
}

/**
 * Takes every bet of a person under age back: stakes go back, won or lost, and winnings are forfeited (D46,
 * D104).
 */
export function unwindAccount(deposited: Cents, withdrawn: Cents, balance: Cents): Unwound {
  assertAmount(deposited, 'deposited');
  assertAmount(withdrawn, 'withdrawn');
  assertAmount(balance, 'balance');
  const none = cents(0);
  const back = maxCents(none, subtractCents(deposited, withdrawn));
  return {
    back,
    forfeited: maxCents(none, subtractCents(balance, back)),
    madeGood: maxCents(none, subtractCents(back, balance)),
  };
}
