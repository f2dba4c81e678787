import type { Cents } from '../money/cents.ts';
import type { BoostState } from './boost.ts';

/** The figures of a quote, in the order they are worked out. */
export const QUOTE_FIGURES = [
  'stake-after-tax',
  'total-odds',
  'base',
  'bonus',
  'gross',
  'tax',
  'net',
] as const;

/** One figure of a quote. */
export type QuoteFigure = (typeof QUOTE_FIGURES)[number];

/** One line of a quote's working: how a figure came about, in numbers anybody can check. */
export interface QuoteLine {
  /** Which figure. */
  readonly figure: QuoteFigure;
  /** How it was reckoned, in digits and signs only, so that it reads in every language. */
  readonly formula: string;
  /** The figure: cents, or hundredths for the total odds. */
  readonly amount: Cents | number;
  /** The rule it follows, e.g. 'D01'. */
  readonly rule: string;
}

/** What the customer should know before placing (D02, D09, D13). */
export type QuoteNotice =
  /** Even if it wins, the bet pays back this much less than was staked. */
  | { readonly kind: 'losing-win'; readonly shortfall: Cents }
  /** The most that can be won is reached with a smaller stake; the rest of the stake earns nothing. */
  | { readonly kind: 'wasted-stake'; readonly effectiveStake: Cents; readonly wasted: Cents }
  /** The most that can be won leaves no room for all of the bonus. */
  | { readonly kind: 'bonus-capped' }
  /** The win exceeds what is paid out in a day: so much at once, so much kept for the next Nairobi day. */
  | { readonly kind: 'daily-payout-hold'; readonly payNow: Cents; readonly hold: Cents };

/**
 * The lines of a system, and what each gets.
 *
 * @example
 * const prices = [1_850, 2_100, 3_400].map(oddsFromThousandths);
 * const terms = { stake: kes(49), limits: DEFAULT_LIMITS, taxRecord: TAX_RECORDS[0] };
 * quoteBet({ ...terms, prices, system: { sizes: [2], bankers: [] } }).system; // { lines: 3, afterTaxPerLine: 1452 }
 */
export interface SystemQuote {
  /** How many lines are played. */
  readonly lines: number;
  /** What of the stake after tax one of them gets, to the nearest cent; for showing only, since it is divided exactly. */
  readonly afterTaxPerLine: Cents;
}

/** What a bet would pay, and how that was worked out. Plain data: it may be stored, sent and shown. */
export interface BetQuote {
  /** What is staked. */
  readonly stake: Cents;
  /** What of it bears the odds. */
  readonly stakeAfterTax: Cents;
  /** What of it is tax. */
  readonly stakeTax: Cents;
  /** The product of the prices, or the mean odds of a system's lines, in hundredths, half up; for showing only. */
  readonly totalOdds: number;
  /** What the odds alone pay, at most the cap. */
  readonly basePayout: Cents;
  /** What the booster adds under the cap (D66). */
  readonly bonus: Cents;
  /** Base and bonus, at most the cap: the wire's raw possible win. */
  readonly grossPayout: Cents;
  /** The tax on the win. */
  readonly withholdingTax: Cents;
  /** What the customer receives: the wire's possible win (D63). */
  readonly netPayout: Cents;
  /** Whether the cap took something away. */
  readonly isCapped: boolean;
  /** Where the booster stands; a system has none. */
  readonly boost: BoostState;
  /** The lines of a system; absent of any other bet (D100). */
  readonly system?: SystemQuote;
  /** Every figure with its formula and its rule. */
  readonly working: readonly QuoteLine[];
  /** What the customer should know before placing. */
  readonly notices: readonly QuoteNotice[];
}
