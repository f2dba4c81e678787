import { kes, type Cents } from './money/cents.ts';

/** The house's numbers. Each cites its clause, or says that none sets it. The limits repeat those that an operator may change. */
export const HOUSE_RULES: {
  /** The stake a new slip starts with: R9, R4-14, R5-08. */
  readonly defaultStake: Cents;
  /** The smallest stake: R9, R5-22, R9-01. */
  readonly minimumStake: Cents;
  /** The largest stake: R9-01. */
  readonly maximumStake: Cents;
  /** The most a bet can win before tax: R9-01. */
  readonly maximumPayout: Cents;
  /** The most paid out to a customer in a Nairobi day: R9, D09. */
  readonly maximumDailyPayout: Cents;
  /** The largest deposit: R9-01. */
  readonly maximumDeposit: Cents;
  /** The smallest deposit: D10. */
  readonly minimumDeposit: Cents;
  /** The smallest withdrawal: R5, R9, D10, D67. */
  readonly minimumWithdrawal: Cents;
  /** The largest withdrawal: D110. */
  readonly maximumWithdrawal: Cents;
  /** The free-bet button shows above this: R5-09. */
  readonly freeBetThreshold: Cents;
  /** The most selections of a bet: D63. */
  readonly maximumSelections: number;
  /** The booster prompt shows when this many picks or fewer are needed: D03. */
  readonly boostPromptFrom: number;
  /** The welcome bonus: R9-07. */
  readonly welcomeBonus: Cents;
  /** The smallest first deposit that earns it: R9-07. */
  readonly welcomeDeposit: Cents;
  /** Percent of each settled cash stake at which it is released: D66. */
  readonly welcomeReleasePercent: number;
  /** The total odds, in hundredths, from which a stake releases it: D109. */
  readonly welcomeOddsHundredths: number;
  /** Percent of the stake refunded on long odds: R9, D11. */
  readonly refundPercent: number;
  /** The total odds, in hundredths, from which the refund is made: R9, D11. */
  readonly refundOddsHundredths: number;
  /** Refunds can be used once they reach this: R9, D11, D66. */
  readonly refundUsableFrom: Cents;
  /** Percent fee on withdrawing deposits not wagered: R9-03. */
  readonly unwageredFeePercent: number;
  /** The hours after a start within which its result comes, before an operator asks why: R9-08. */
  readonly resultWithinHours: number;
  /** A postponed match is void unless it is rescheduled within this many hours: R9-08. */
  readonly postponedVoidAfterHours: number;
  /** The hours within which the new time has to be confirmed: R9-08. */
  readonly rescheduleConfirmedWithinHours: number;
  /** The hours within which complaints are resolved: R9. */
  readonly complaintsWithinHours: number;
  /** How long a higher deposit limit, or none, waits before it holds: ours, no clause sets it. */
  readonly limitRaiseDelayHours: number;
  /** The age from which betting is legal: R1, R9. */
  readonly legalAge: number;
  /** What the network charges for a received SMS: R1, D69. */
  readonly smsCost: Cents;
  /** Game never shown in the casino list: R7-13. */
  readonly hiddenCasinoGameId: string;
  /** The days the transaction list covers: R7-19. */
  readonly transactionDays: number;
} = {
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
