import { cents, subtractCents, type Cents, type ProfileId } from '@kipenga/betting-core';
import { cashOf, HOUSE, payoutHoldOf, type Posting } from '../ledger/index.ts';
import type { SettlementKept } from './settlements.store.ts';
import type { StakeToSettle } from './stake.ts';

type Staked = Pick<StakeToSettle, 'profileId' | 'stake' | 'stakeAfterTax' | 'books' | 'promoted'>;
type Paid = Pick<SettlementKept, 'tax' | 'paidNow' | 'held'> & {
  readonly status: SettlementKept['status'] | 'cashed-out';
};

const moved = (postings: readonly Posting[]): readonly Posting[] =>
  postings.filter(({ amount }) => amount > 0);

/**
 * Postings for a settled stake, or for a share that is cashed out. Won, lost or cashed out, the stake of a bet moves from the
 * open bets to the payouts; a win is then paid by its payer, tax first, and the excess over the day's limit goes to the
 * customer's payout hold (D09, D80). A void stake is returned with its tax (D12, D81); a void free bet returns the promotion to
 * the house.
 */
export const settlementPostings = (
  { profileId, stake, stakeAfterTax, books, promoted }: Staked,
  { status, tax, paidNow, held }: Paid,
): readonly Posting[] => {
  const { parts, payer, isHeld } = books;
  if (status === 'void') {
    const to = promoted?.usesFreeBet === true ? HOUSE.promotions : cashOf(profileId);
    return moved([
      ...parts.map(({ account, amount }) => ({ from: account, to, amount })),
      { from: HOUSE.stakeTax, to, amount: subtractCents(stake, stakeAfterTax) },
    ]);
  }
  return moved([
    ...(isHeld ? parts.map(({ account, amount }) => ({ from: account, to: payer, amount })) : []),
    { from: payer, to: HOUSE.winningsTax, amount: tax },
    { from: payer, to: cashOf(profileId), amount: paidNow },
    { from: payer, to: payoutHoldOf(profileId), amount: held },
  ]);
};

/** The reverse, for a settlement that a corrected result undoes (D71). A hold that was released is taken from cash. */
export const reversalPostings = (
  staked: Staked,
  settlement: Paid & Pick<SettlementKept, 'holdState'>,
): readonly Posting[] => {
  const wasReleased = settlement.holdState === 'released';
  const { profileId } = staked;
  return settlementPostings(staked, settlement).map(({ from, to, amount }) => ({
    from: wasReleased && to === payoutHoldOf(profileId) ? cashOf(profileId) : to,
    to: from,
    amount,
  }));
};

/** The part of a transfer that is taken from the customer's cash. */
export const cashTaken = (profileId: ProfileId, postings: readonly Posting[]): Cents =>
  cents(
    postings.filter(({ from }) => from === cashOf(profileId)).reduce((sum, { amount }) => sum + amount, 0),
  );
