import { subtractCents, type JackpotId, type ProfileId, type TicketMoney } from '@kipenga/betting-core';
import { cashOf, fundOf, HOUSE, type Posting } from '../ledger/index.ts';

/** What the books say when a ticket is taken: its part to the fund, the rest of the stake after tax to the house, the tax apart (D80). */
export const ticketPostings = (
  profileId: ProfileId,
  jackpotId: JackpotId,
  { stakeTax, stakeAfterTax, contribution }: TicketMoney,
): readonly Posting[] => {
  const from = cashOf(profileId);
  return [
    { from, to: fundOf(jackpotId), amount: contribution },
    { from, to: HOUSE.jackpots, amount: subtractCents(stakeAfterTax, contribution) },
    { from, to: HOUSE.stakeTax, amount: stakeTax },
  ].filter(({ amount }) => amount > 0);
};
