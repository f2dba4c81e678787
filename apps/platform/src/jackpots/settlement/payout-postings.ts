import { cents, subtractCents, type Cents, type JackpotId, type ProfileId } from '@kipenga/betting-core';
import { cashOf, fundOf, HOUSE, payoutHoldOf, type Posting } from '../../ledger/index.ts';
import type { PayoutKept, TicketToSettle } from './tickets.store.ts';

type Staked = Pick<TicketToSettle, 'profileId' | 'stake' | 'stakeAfterTax' | 'contribution'>;
type Paid = Pick<PayoutKept, 'status' | 'tax' | 'paidNow' | 'held'>;

const moved = (postings: readonly Posting[]): readonly Posting[] =>
  postings.filter(({ amount }) => amount > 0);

/**
 * What the books say when a ticket is paid: a win out of the fund, its tax first, and what exceeds the day's limit to the customer's
 * payout hold (D09, D80). Where the jackpot was cancelled, everything goes back where it came from, stake tax included (D81).
 */
export const payoutPostings = (
  jackpotId: JackpotId,
  { profileId, stake, stakeAfterTax, contribution }: Staked,
  { status, tax, paidNow, held }: Paid,
): readonly Posting[] => {
  const [fund, cash] = [fundOf(jackpotId), cashOf(profileId)];
  if (status === 'void')
    return moved([
      { from: fund, to: cash, amount: contribution },
      { from: HOUSE.jackpots, to: cash, amount: subtractCents(stakeAfterTax, contribution) },
      { from: HOUSE.stakeTax, to: cash, amount: subtractCents(stake, stakeAfterTax) },
    ]);
  return moved([
    { from: fund, to: HOUSE.winningsTax, amount: tax },
    { from: fund, to: cash, amount: paidNow },
    { from: fund, to: payoutHoldOf(profileId), amount: held },
  ]);
};

/** The same the other way round, for a payout a corrected result undoes (D71). A hold that was released is taken from cash. */
export const reversalPostings = (
  jackpotId: JackpotId,
  staked: Staked,
  payout: Paid & Pick<PayoutKept, 'holdState'>,
): readonly Posting[] => {
  const wasReleased = payout.holdState === 'released';
  const { profileId } = staked;
  return payoutPostings(jackpotId, staked, payout).map(({ from, to, amount }) => ({
    from: wasReleased && to === payoutHoldOf(profileId) ? cashOf(profileId) : to,
    to: from,
    amount,
  }));
};

/** How much of a transfer leaves the customer's cash. */
export const cashTaken = (profileId: ProfileId, postings: readonly Posting[]): Cents =>
  cents(
    postings.filter(({ from }) => from === cashOf(profileId)).reduce((sum, { amount }) => sum + amount, 0),
  );
