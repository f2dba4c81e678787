import { subtractCents, type Cents, type JackpotId, type ProfileId } from '@kipenga/betting-core';
import { cashOf, fundOf, HOUSE, type Posting } from '../ledger/index.ts';

/** The money of a ticket: what it costs, what of it bears the game, and what of that goes into the fund. */
export interface TicketMoney {
  readonly stake: Cents;
  readonly stakeAfterTax: Cents;
  readonly contribution: Cents;
}

/** What the books say when a ticket is taken: its part to the fund, the rest of the stake after tax to the house, the tax apart (D80). */
export const ticketPostings = (
  profileId: ProfileId,
  jackpotId: JackpotId,
  { stake, stakeAfterTax, contribution }: TicketMoney,
): readonly Posting[] => {
  const from = cashOf(profileId);
  return [
    { from, to: fundOf(jackpotId), amount: contribution },
    { from, to: HOUSE.jackpots, amount: subtractCents(stakeAfterTax, contribution) },
    { from, to: HOUSE.stakeTax, amount: subtractCents(stake, stakeAfterTax) },
  ].filter(({ amount }) => amount > 0);
};
