import type { BetQuote, ProfileId } from '@kipenga/betting-core';
import { cashOf, HOUSE, type Posting } from '../ledger/index.ts';

/**
 * Postings for a stake: the stake after tax goes to the open bets, the tax to the tax account (R9). The customer pays; a free
 * bet is paid from promotions, and the customer's cash is not touched (D06).
 */
export const stakePostings = (
  profileId: ProfileId,
  { stakeAfterTax, stakeTax }: Pick<BetQuote, 'stakeAfterTax' | 'stakeTax'>,
  usesFreeBet: boolean,
): readonly Posting[] => {
  const from = usesFreeBet ? HOUSE.promotions : cashOf(profileId);
  return [
    { from, to: HOUSE.openBets, amount: stakeAfterTax },
    { from, to: HOUSE.stakeTax, amount: stakeTax },
  ].filter(({ amount }) => amount > 0);
};
