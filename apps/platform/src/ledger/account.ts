import { profileId, type CasinoTier, type JackpotId, type ProfileId } from '@kipenga/betting-core';

declare const accountBrand: unique symbol;

/** The name of an account: a customer's ("cash:77"), the house's or the gateway's ("house:open-bets"). */
export type Account = string & { readonly [accountBrand]: true };

/** What of a customer's money is kept apart; each is a column of the wallet and never below zero. */
export const CUSTOMER_POTS = ['cash', 'bonus', 'refund', 'payout_hold', 'withdrawal_hold'] as const;
export type CustomerPot = (typeof CUSTOMER_POTS)[number];

const account = (name: string): Account => name as Account;
const potOf =
  (pot: CustomerPot) =>
  (profileId: ProfileId): Account =>
    account(`${pot}:${profileId}`);

/** Money the customer can stake and withdraw. */
export const cashOf = potOf('cash');
/** The welcome bonus not yet released (D66): can be neither staked nor withdrawn. */
export const bonusOf = potOf('bonus');
/** The 10 % refunds collected so far (D11); they become a free bet at the usable amount. */
export const refundOf = potOf('refund');
/** Winnings above the daily payout, released the next Nairobi day (D09). */
export const payoutHoldOf = potOf('payout_hold');
/** A withdrawal the gateway has not confirmed yet. */
export const withdrawalHoldOf = potOf('withdrawal_hold');

/**
 * Accounts of the house. Their balance is the sum of their postings. Without a balance row, no bet waits for
 * another.
 */
export const HOUSE = {
  /** Stakes of bets not settled yet. */
  openBets: account('house:open-bets'),
  /** Stakes of bets on matches in play that wait: they are nobody's yet (D103). */
  waitingBets: account('house:waiting-bets'),
  /** Tax taken from stakes, owed to the revenue authority. */
  stakeTax: account('house:stake-tax'),
  /** Tax withheld from winnings, owed to the revenue authority. */
  winningsTax: account('house:winnings-tax'),
  /** What bets won beyond, or left behind of, their stakes. */
  payouts: account('house:payouts'),
  /** Stakes of game rounds not finished yet. */
  openRounds: account('house:open-rounds'),
  /** Stakes of finished game rounds in, winnings out: what the games bring. */
  games: account('house:games'),
  /** What bonuses, refunds and free bets cost. */
  promotions: account('house:promotions'),
  /** Fees on withdrawals (D11). */
  fees: account('house:fees'),
  /** What jackpots bring and cost: of stakes what their funds do not get in, guarantees out. */
  jackpots: account('house:jackpots'),
  /** Tax on deposits and withdrawals, owed to the revenue authority; the default record takes none (D08). */
  transferTax: account('house:transfer-tax'),
  /** Tax that is being paid to the revenue authority, until the end of that is known (0093). */
  taxOnItsWay: account('house:tax-on-its-way'),
  /** Money that came and fits nobody, until an operator says whose it is (D73). */
  suspense: account('house:suspense'),
  /** Money that came for customers who may not play, until it is back where it came from (D99). */
  heldBack: account('house:held-back'),
} as const;

/** Accounts of the house that hold stakes, taxes, fees and money of others: of no customer can they hold less than nothing. */
export const NEVER_BELOW_ZERO: readonly Account[] = [
  HOUSE.openBets,
  HOUSE.waitingBets,
  HOUSE.openRounds,
  HOUSE.stakeTax,
  HOUSE.winningsTax,
  HOUSE.transferTax,
  HOUSE.taxOnItsWay,
  HOUSE.fees,
  HOUSE.suspense,
  HOUSE.heldBack,
];

/** The fund of one jackpot (D80); empty once it is settled and what rolls over has gone on. */
export const fundOf = (jackpotId: JackpotId): Account => account(`house:jackpot-fund:${jackpotId}`);

/** One tier of the casino's jackpot (D86): its seed and a part of every stake, until it is won. */
export const casinoTierOf = (tier: CasinoTier): Account => account(`house:casino-jackpot:${tier}`);

/** The name under which transfers stand that concern no customer. */
export const HOUSE_BOOKS: ProfileId = profileId('house');

/** The world outside: below zero by exactly the money the gateway holds for us. */
export const GATEWAY = { mobileMoney: account('gateway:mobile-money') } as const;

/** The pot an account is, when it is a customer's, and whose. */
export const customerPotOf = (name: Account): { pot: CustomerPot; profileId: string } | null => {
  const at = name.indexOf(':');
  const pot = CUSTOMER_POTS.find((one) => one === name.slice(0, at));
  return pot ? { pot, profileId: name.slice(at + 1) } : null;
};
