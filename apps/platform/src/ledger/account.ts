import { profileId, type CasinoTier, type JackpotId, type ProfileId } from '@kipenga/betting-core';

declare const accountBrand: unique symbol;

/** The name of an account: a customer's ("cash:77"), the house's or the gateway's ("house:open-bets"). */
export type Account = string & { readonly [accountBrand]: true };

/** Separate parts of a customer's money. Each is a column of the wallet and never negative. */
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

/** Accounts of the house. Their balance is the sum of their postings. Since there is no balance row, bets do not wait for each other. */
export const HOUSE = {
  /** Stakes of bets not settled yet. */
  openBets: account('house:open-bets'),
  /** Held stakes of bets that wait on matches in play: not taken yet (D103). */
  waitingBets: account('house:waiting-bets'),
  /** Tax taken from stakes, owed to the revenue authority. */
  stakeTax: account('house:stake-tax'),
  /** Tax withheld from winnings, owed to the revenue authority. */
  winningsTax: account('house:winnings-tax'),
  /** Stakes of settled bets in, winnings out: the result of the bets. */
  payouts: account('house:payouts'),
  /** Stakes of game rounds not finished yet. */
  openRounds: account('house:open-rounds'),
  /** Stakes of finished game rounds in, winnings out: the result of the games. */
  games: account('house:games'),
  /** Cost of bonuses, refunds and free bets. */
  promotions: account('house:promotions'),
  /** Cost of what two operators gave customers by hand (0106). */
  credits: account('house:credits'),
  /** Fees on withdrawals (D11). */
  fees: account('house:fees'),
  /** Income and cost of jackpots: the part of stakes that does not go into a fund in, guarantees out. */
  jackpots: account('house:jackpots'),
  /** Tax on deposits and withdrawals, owed to the revenue authority; the default record takes none (D08). */
  transferTax: account('house:transfer-tax'),
  /** Tax under payment to the revenue authority, until the outcome is known (0093). */
  taxOnItsWay: account('house:tax-on-its-way'),
  /** Money that belongs to no payment, until an operator assigns it (D73). */
  suspense: account('house:suspense'),
  /** Money of customers who may not play, until it has been sent back (D99). */
  heldBack: account('house:held-back'),
} as const;

/** Accounts of the house that hold other people's stakes, taxes, fees and money: never negative for any customer. */
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

/** The fund of one jackpot (D80); empty once it is settled and its rollover has moved on. */
export const fundOf = (jackpotId: JackpotId): Account => account(`house:jackpot-fund:${jackpotId}`);

/** One tier of the casino's jackpot (D86): its seed and a part of every stake, until it is won. */
export const casinoTierOf = (tier: CasinoTier): Account => account(`house:casino-jackpot:${tier}`);

/** Owner of transfers that concern no customer. */
export const HOUSE_BOOKS: ProfileId = profileId('house');

/** The outside world: negative by exactly the money the gateway holds for us. */
export const GATEWAY = { mobileMoney: account('gateway:mobile-money') } as const;

/** The pot and owner of a customer's account; null for any other. */
export const customerPotOf = (name: Account): { pot: CustomerPot; profileId: string } | null => {
  const at = name.indexOf(':');
  const pot = CUSTOMER_POTS.find((one) => one === name.slice(0, at));
  return pot ? { pot, profileId: name.slice(at + 1) } : null;
};
