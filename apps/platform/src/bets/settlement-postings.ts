import { cents, type Cents, type ProfileId } from '@kipenga/betting-core';
import { cashOf, HOUSE, payoutHoldOf, type Posting } from '../ledger/index.ts';
import type { BetToSettle, SettlementKept } from './settlements.store.ts';

type Staked = Pick<BetToSettle, 'profileId' | 'stake' | 'stakeAfterTax' | 'usesFreeBet'>;
type Paid = Pick<SettlementKept, 'status' | 'gross' | 'tax' | 'paidNow' | 'held'>;

const moved = (postings: readonly Posting[]): readonly Posting[] =>
  postings.filter(({ amount }) => amount > 0);

/**
 * What the books say when a bet is settled. Won or lost, its stake leaves the open bets for the payouts; a win is then paid
 * from them, tax first, and what exceeds the day's limit goes to the customer's payout hold (D09). A void bet gives
 * everything back where it came from, stake tax included (D12); a void free bet gives the house its promotion back.
 */
export const settlementPostings = (
  { profileId, stake, stakeAfterTax, usesFreeBet }: Staked,
  { status, tax, paidNow, held }: Paid,
): readonly Posting[] => {
  if (status === 'void') {
    const owner = usesFreeBet ? HOUSE.promotions : cashOf(profileId);
    return moved([
      { from: HOUSE.openBets, to: owner, amount: stakeAfterTax },
      { from: HOUSE.stakeTax, to: owner, amount: cents(stake - stakeAfterTax) },
    ]);
  }
  return moved([
    { from: HOUSE.openBets, to: HOUSE.payouts, amount: stakeAfterTax },
    { from: HOUSE.payouts, to: HOUSE.winningsTax, amount: tax },
    { from: HOUSE.payouts, to: cashOf(profileId), amount: paidNow },
    { from: HOUSE.payouts, to: payoutHoldOf(profileId), amount: held },
  ]);
};

/**
 * The same the other way round, for a settlement a corrected result undoes (D71). A hold that was released is taken from cash.
 */
export const reversalPostings = (
  staked: Staked,
  settlement: Paid & Pick<SettlementKept, 'holdState'>,
): readonly Posting[] => {
  const wasReleased = settlement.holdState === 'released';
  return settlementPostings(staked, settlement).map(({ from, to, amount }) => ({
    from: wasReleased && to === payoutHoldOf(staked.profileId) ? cashOf(staked.profileId) : to,
    to: from,
    amount,
  }));
};

/** How much of a transfer leaves the customer's cash. */
export const cashTaken = (profileId: ProfileId, postings: readonly Posting[]): Cents =>
  cents(
    postings.filter(({ from }) => from === cashOf(profileId)).reduce((sum, { amount }) => sum + amount, 0),
  );
