import type { BetId, BetLimits, BetSystem, Cents, JackpotId, ProfileId } from '@kipenga/betting-core';
import { fundOf, HOUSE, type Account } from '../ledger/index.ts';
import type { LegToSettle } from './bets/leg.ts';

/** A bet or a ticket by its key. */
export interface StakeName {
  readonly profileId: ProfileId;
  readonly betId: BetId;
}

/** The accounts that hold a stake, and the one that pays on it. */
export interface StakeBooks {
  /** The stake after tax, by account. */
  readonly parts: readonly { readonly account: Account; readonly amount: Cents }[];
  /** Pays wins. */
  readonly payer: Account;
  /** True where the stake goes to the payer once it is won or lost; a ticket's went to its fund when it was placed. */
  readonly isHeld: boolean;
}

/** The free bet, refund and welcome bonus of a bet depend on this. */
export interface PromotedBet {
  readonly usesFreeBet: boolean;
  readonly grantId: string | null;
  readonly limits: BetLimits;
  /** Its lines, if it is a system (D100). */
  readonly system?: BetSystem;
  readonly legs: readonly LegToSettle[];
}

/** A bet or a ticket as a verdict is brought to it. */
export interface StakeToSettle extends StakeName {
  readonly product: 'bet' | 'ticket';
  readonly status: 'open' | 'won' | 'lost' | 'void' | 'cashed-out';
  readonly stake: Cents;
  readonly stakeAfterTax: Cents;
  /** Counts its settlements. */
  readonly version: number;
  /** The most that is paid in a day, as it was when the stake was placed. */
  readonly maxDailyPayout: Cents;
  readonly books: StakeBooks;
  /** Null of a ticket: it earns no promotion. */
  readonly promoted: PromotedBet | null;
}

/** The books of a bet: its stake waits among the open bets. */
export const booksOfBet = (stakeAfterTax: Cents): StakeBooks => ({
  parts: [{ account: HOUSE.openBets, amount: stakeAfterTax }],
  payer: HOUSE.payouts,
  isHeld: true,
});

/** The books of a ticket: its fund has the contribution, the house the rest (D80). */
export const booksOfTicket = (jackpotId: JackpotId, contribution: Cents, rest: Cents): StakeBooks => ({
  parts: [
    { account: fundOf(jackpotId), amount: contribution },
    { account: HOUSE.jackpots, amount: rest },
  ],
  payer: fundOf(jackpotId),
  isHeld: false,
});
