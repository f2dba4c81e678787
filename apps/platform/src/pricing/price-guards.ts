import { toMs, type Instant, type MarketDefinition, type Odds } from '@kipenga/betting-core';

/** So long is a source of prices believed without a word of it (D75). */
export const LONGEST_SILENCE_SECONDS = 60;

/** Whether the prices of a source that was last heard then are still true; those of one that is never silent are, with null. */
export const isStillBelieved = (heardAt: Instant | null, now: Instant): boolean =>
  heardAt === null || toMs(now) - toMs(heardAt) < LONGEST_SILENCE_SECONDS * 1_000;

/** Odds against, in thousandths: they are what the logit of a chance is the logarithm of. */
const against = (odds: Odds): number => odds - 1_000;

/** Half of a hundredth: a price that is written in hundredths may stand for so much more or less. */
const ROUNDING = 5;

/**
 * Whether a price moves by more than a factor of two in the odds against it at once (D97), whatever it was rounded from: 2.10 to 3.20 and
 * 1.01 to 1.03 may not, 2.10 to 210 does.
 */
export const isJump = (before: Odds, now: Odds): boolean =>
  Math.max(against(before), against(now)) - ROUNDING >
  2 * (Math.min(against(before), against(now)) + ROUNDING);

/** Whole thousandths are divided here, so a book of exactly 100 % may come out a hair below. */
const A_HAIR = 1e-9;

/** Of double chance two outcomes win at once. */
const winnersOf = ({ isExclusive }: MarketDefinition): number => (isExclusive ? 1 : 2);

/**
 * Whether who backs every outcome of a market is sure to win (D97). A market with a missing price cannot be backed whole.
 * @param prices One for each outcome of the market.
 */
export const isBookUnderOne = (market: MarketDefinition, prices: readonly (Odds | null)[]): boolean =>
  !prices.includes(null) &&
  prices.reduce<number>((sum, odds) => sum + 1_000 / (odds ?? Infinity), 0) < winnersOf(market) - A_HAIR;
