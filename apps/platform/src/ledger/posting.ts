import type { Cents, ProfileId } from '@kipenga/betting-core';
import { CUSTOMER_POTS, customerPotOf, type Account, type CustomerPot } from './account.ts';

/** Takes `amount` (whole cents, above zero) from one account and gives it to another. */
export interface Posting {
  readonly from: Account;
  readonly to: Account;
  readonly amount: Cents;
}

/** A customer's account would have become negative. The transaction can only be rolled back. */
export class InsufficientFunds extends Error {
  override readonly name = 'InsufficientFunds';
}

const refuseUnsound = (postings: readonly Posting[]): void => {
  if (postings.length === 0) throw new RangeError('a transfer needs at least one posting');
  for (const { from, to, amount } of postings) {
    if (!Number.isSafeInteger(amount) || amount <= 0)
      throw new RangeError(`cannot post ${amount} cents from ${from} to ${to}`);
    if (from === to) throw new RangeError(`cannot post from ${from} to itself`);
  }
};

/**
 * Changes of the customer's pots by a transfer, in the order of CUSTOMER_POTS.
 * @throws RangeError for an amount that is not whole cents above zero, and for another customer's pot.
 */
export const potChanges = (profileId: ProfileId, postings: readonly Posting[]): readonly number[] => {
  refuseUnsound(postings);
  const changes = new Map<CustomerPot, number>();
  const add = (name: Account, amount: number): void => {
    const owned = customerPotOf(name);
    if (owned === null) return;
    if (owned.profileId !== profileId)
      throw new RangeError(`a transfer of ${profileId} cannot touch ${name}`);
    changes.set(owned.pot, (changes.get(owned.pot) ?? 0) + amount);
  };
  for (const { from, to, amount } of postings) {
    add(from, 0 - amount);
    add(to, amount);
  }
  return CUSTOMER_POTS.map((pot) => changes.get(pot) ?? 0);
};
