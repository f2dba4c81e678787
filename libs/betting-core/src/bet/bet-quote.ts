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

/** One line of a quote's working: the formula of a figure, in numbers anybody can check. */
export interface QuoteLine {
  /** The figure. */
  readonly figure: QuoteFigure;
  /** The formula, in digits and signs only, so that it reads the same in every language. */
  readonly formula: string;
  /** The figure: cents, or hundredths for the total odds. */
  readonly amount: Cents | number;
  /** The code of the rule it follows, e.g. 'D01'. This package's `dist/clauses/codes.md` leads to its words. */
  readonly rule: string;
}

/**
 * A warning to the customer before placing: the win is less than the stake, part of the stake earns nothing, the bonus
 * is cut by the cap, or part of the win is paid a day later.
 */
export type QuoteNotice =
  /** The bet pays back this much less than was staked, even if it wins. */
  | { readonly kind: 'losing-win'; readonly shortfall: Cents }
  /** A smaller stake already wins the most that can be won; the rest of the stake earns nothing. */
  | { readonly kind: 'wasted-stake'; readonly effectiveStake: Cents; readonly wasted: Cents }
  /** The most that can be won leaves no room for all of the bonus. */
  | { readonly kind: 'bonus-capped' }
  /** The win exceeds what is paid out in a day. `payNow` is paid at once, `hold` on the next Nairobi day. */
  | { readonly kind: 'daily-payout-hold'; readonly payNow: Cents; readonly hold: Cents };

/**
 * The lines of a system, and the stake of each.
 *
 * @example
 * const taxRecord = taxRecordOn(nairobiDay('2024-06-01'), RULEBOOKS.kenya); // Finance Act 2023
 * const prices = [1_850, 2_100, 3_400].map(oddsFromThousandths);
 * const terms = { stake: kes(49), limits: DEFAULT_LIMITS, taxRecord };
 * quoteBet({ ...terms, prices, system: { sizes: [2], bankers: [] } }).system; // { lines: 3, afterTaxPerLine: 1452 }
 */
export interface SystemQuote {
  /** The number of lines played. */
  readonly lines: number;
  /** The stake after tax of one line, to the nearest cent. It is for showing only: the quote divides exactly. */
  readonly afterTaxPerLine: Cents;
}

/** The payout of a bet, with its working. Plain data: it may be stored, sent and shown. */
export interface BetQuote {
  /** The stake. */
  readonly stake: Cents;
  /** The part of the stake that bears the odds. */
  readonly stakeAfterTax: Cents;
  /** The part of the stake that is tax. */
  readonly stakeTax: Cents;
  /** The product of the prices, or the mean odds of a system's lines, in hundredths, half up. It is for showing only. */
  readonly totalOdds: number;
  /** The payout by the odds alone, at most the cap. */
  readonly basePayout: Cents;
  /** The booster's part, at most the room that the base leaves under the cap. */
  readonly bonus: Cents;
  /** Base and bonus, at most the cap, before tax. */
  readonly grossPayout: Cents;
  /** The tax on the win. */
  readonly withholdingTax: Cents;
  /** The payout after tax: what the customer receives. */
  readonly netPayout: Cents;
  /** True if the cap cut the payout. */
  readonly isCapped: boolean;
  /** The booster's state for these prices; off for a system. */
  readonly boost: BoostState;
  /** The lines of a system; absent for any other bet. */
  readonly system?: SystemQuote;
  /** Every figure, with its formula and the code of its rule. */
  readonly working: readonly QuoteLine[];
  /** Warnings to the customer before placing. */
  readonly notices: readonly QuoteNotice[];
}
