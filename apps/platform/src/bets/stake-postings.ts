import type { BetQuote, ProfileId } from '@kipenga/betting-core';
import { cashOf, HOUSE, type Posting } from '../ledger/index.ts';

/**
 * What the books say when a stake is taken: the stake after tax waits with the open bets, the tax is the taxman's (R9).
 * The customer pays it; a free bet is paid from promotions, and the customer's cash is not touched (D06).
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
