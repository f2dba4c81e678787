import { assertAmount } from '../assertions.ts';
import { cents, maxCents, subtractCents, type Cents } from '../money/cents.ts';

/** The division of a balance whose holder was never allowed to bet. */
export interface Unwound {
  /** The amount returned: everything paid in and not taken out again, as if no bet had been placed. */
  readonly back: Cents;
  /** The part of the balance that is winnings, and forfeited. */
  readonly forfeited: Cents;
  /** The amount that the house adds, because lost stakes are returned too. */
  readonly madeGood: Cents;
}

/**
 * Takes back every bet of a person under age: stakes are returned, won or lost, and winnings are forfeited. Throws
 * RangeError for a wrong amount.
 *
 * @example
 * unwindAccount(kes(500), kes(100), kes(650)); // { back: 40000, forfeited: 25000, madeGood: 0 }
 * unwindAccount(kes(500), kes(0), kes(120)); // { back: 50000, forfeited: 0, madeGood: 38000 }
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
