import { kes, type Cents } from './money/cents.ts';

/** The figures of a house's rules. An operator's limits list may replace those that `BetLimits` has too. */
export interface HouseRules {
  /** The stake a new slip starts with. */
  readonly defaultStake: Cents;
  /** The smallest stake. */
  readonly minimumStake: Cents;
  /** The largest stake. */
  readonly maximumStake: Cents;
  /** The most a bet can win, before tax. */
  readonly maximumPayout: Cents;
  /** The most paid out to a customer in a Nairobi day. */
  readonly maximumDailyPayout: Cents;
  /** The largest deposit. */
  readonly maximumDeposit: Cents;
  /** The smallest deposit. */
  readonly minimumDeposit: Cents;
  /** The smallest withdrawal. */
  readonly minimumWithdrawal: Cents;
  /** The largest withdrawal: the most that mobile money carries in one transfer. */
  readonly maximumWithdrawal: Cents;
  /** The free-bet button shows for a free bet above this. */
  readonly freeBetThreshold: Cents;
  /** The most selections of a bet. */
  readonly maximumSelections: number;
  /** The booster prompt shows when this many picks or fewer are needed. */
  readonly boostPromptFrom: number;
  /** The welcome bonus. */
  readonly welcomeBonus: Cents;
  /** The smallest first deposit that earns the welcome bonus. */
  readonly welcomeDeposit: Cents;
  /** Percent of each settled cash stake at which the welcome bonus is released. */
  readonly welcomeReleasePercent: number;
  /** The total odds, in hundredths, from which a stake releases the welcome bonus. */
  readonly welcomeOddsHundredths: number;
  /** Percent of the stake refunded on long odds. */
  readonly refundPercent: number;
  /** The total odds, in hundredths, from which the refund is made. */
  readonly refundOddsHundredths: number;
  /** Refunds can be used once they reach this. */
  readonly refundUsableFrom: Cents;
  /** Percent fee on withdrawing deposits that were never staked. */
  readonly unwageredFeePercent: number;
  /** The hours after a match's start within which its result is due. After them an operator asks for it. */
  readonly resultWithinHours: number;
  /** A pick is void unless its match begins within this many hours of the start it had when the pick was placed. */
  readonly postponedVoidAfterHours: number;
  /** The hours within which a postponed match's new time has to be confirmed. */
  readonly rescheduleConfirmedWithinHours: number;
  /** The hours within which complaints are resolved. */
  readonly complaintsWithinHours: number;
  /** The hours that a higher deposit limit, or its removal, waits before it holds. */
  readonly limitRaiseDelayHours: number;
  /** The age, in years, from which betting is legal. */
  readonly legalAge: number;
  /** The network's charge for a received SMS. */
  readonly smsCost: Cents;
  /** The id of a game that the casino list never shows. */
  readonly hiddenCasinoGameId: string;
  /** The days that the transaction list covers. */
  readonly transactionDays: number;
}

/** The rules of this house: those that a function with `rules` reckons by if it is given none. Another house gives its own, `{ ...HOUSE_RULES, welcomeBonus: kes(500) }`. */
export const HOUSE_RULES: HouseRules = {
  defaultStake: kes(49),
  minimumStake: kes(20),
  maximumStake: kes(20_000),
  maximumPayout: kes(500_000),
  maximumDailyPayout: kes(70_000),
  maximumDeposit: kes(70_000),
  minimumDeposit: kes(1),
  minimumWithdrawal: kes(20),
  maximumWithdrawal: kes(250_000),
  freeBetThreshold: kes(20),
  maximumSelections: 50,
  boostPromptFrom: 2,
  welcomeBonus: kes(2_000),
  welcomeDeposit: kes(20),
  welcomeReleasePercent: 10,
  welcomeOddsHundredths: 150,
  refundPercent: 10,
  refundOddsHundredths: 1_000,
  refundUsableFrom: kes(50),
  unwageredFeePercent: 10,
  resultWithinHours: 24,
  postponedVoidAfterHours: 24,
  rescheduleConfirmedWithinHours: 12,
  complaintsWithinHours: 48,
  limitRaiseDelayHours: 24,
  legalAge: 18,
  smsCost: kes(2),
  hiddenCasinoGameId: '1302',
  transactionDays: 363,
};
