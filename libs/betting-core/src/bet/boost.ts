import { assertPrices } from '../assertions.ts';
import { assertBooster } from '../rule-assertions.ts';
import { HOUSE_RULES } from '../house-rules.ts';
import { divideHalfUp } from '../money/divide-half-up.ts';
import type { Odds } from '../odds/odds.ts';
import type { BoosterRules } from './limits.ts';

/** The booster's state for a slip. */
export interface BoostState {
  /** True if there are enough counted picks. */
  readonly isBoosted: boolean;
  /** The picks at or above the booster's least price; every pick while the booster is off. */
  readonly counted: number;
  /** The counted picks still needed; null while the booster is off. */
  readonly needed: number | null;
  /** The multiplier in millionths, half up; 1,000,000 is no boost. It is for showing: the quote uses the exact one. */
  readonly multiplier: number;
  /** The next step up: the counted picks it takes and its multiplier. Null if there is none. */
  readonly nextBonusFor: NextBonus | null;
  /**
   * The number in the prompt 'add matches to get a BONUS': the counted picks needed until money is added. Null if the
   * prompt is not shown: with more than two to go to the least count, and once the bonus has begun.
   */
  readonly prompt: number | null;
}

/** The next step of the multiplier. */
export interface NextBonus {
  /** The number of further counted picks it takes. */
  readonly picks: number;
  /** The multiplier they bring, in millionths. */
  readonly multiplier: number;
  /** The least price at which a pick counts. */
  readonly minOdds: Odds;
}

/** An exact multiplier, as a fraction of whole numbers; for the rules' arithmetic. */
export interface Multiplier {
  /** The numerator. */
  readonly numerator: bigint;
  /** The denominator. */
  readonly denominator: bigint;
}

/** Counts the picks at or above the booster's least price; all of them while it is off. */
export function countedPicks(prices: readonly number[], booster: BoosterRules | null): number {
  return booster === null ? prices.length : prices.filter((price) => price >= booster.minOdds).length;
}

/** Returns the exact multiplier: the rate to the power of the picks beyond the least count, at most the booster's cap. */
export function boostMultiplier(counted: number, booster: BoosterRules | null): Multiplier {
  if (booster === null) return { numerator: 1n, denominator: 1n };
  const steps = BigInt(Math.max(0, counted - booster.minCount));
  const power = { numerator: BigInt(booster.rate) ** steps, denominator: 1_000n ** steps };
  if (booster.maxMultiplier === null) return power;
  const cap = { numerator: BigInt(booster.maxMultiplier), denominator: 1_000n };
  return isAbove(power, cap) ? cap : power;
}

/**
 * Tells how near a slip at these prices is to the booster. Throws RangeError for a wrong price or booster.
 *
 * @param booster The booster's rules, or null while it is off.
 * @example
 * const prices = [1_500, 1_500, 1_500, 1_500].map(oddsFromThousandths);
 * const booster = { rate: 1_050, minCount: 5, maxMultiplier: null, minOdds: oddsFromThousandths(1_300) };
 * boostState(prices, booster).nextBonusFor; // { picks: 2, multiplier: 1050000, minOdds: 1300 }
 */
export function boostState(prices: readonly Odds[], booster: BoosterRules | null): BoostState {
  assertPrices(prices);
  assertBooster(booster);
  return boostOf(prices, booster);
}

/** The same for prices and rules that were asserted before. */
export function boostOf(prices: readonly number[], booster: BoosterRules | null): BoostState {
  const counted = countedPicks(prices, booster);
  const multiplier = inMillionths(boostMultiplier(counted, booster));
  if (booster === null)
    return { isBoosted: false, counted, needed: null, multiplier, nextBonusFor: null, prompt: null };
  const needed = Math.max(0, booster.minCount - counted);
  const isNear = needed <= HOUSE_RULES.boostPromptFrom && counted <= booster.minCount;
  const next = nextBonus(counted, needed, booster);
  return {
    isBoosted: needed === 0,
    counted,
    needed,
    multiplier,
    nextBonusFor: next,
    prompt: prices.length > 0 && isNear && next !== null ? next.picks : null,
  };
}

function nextBonus(counted: number, needed: number, booster: BoosterRules): NextBonus | null {
  const picks = needed + 1; // With exactly minCount picks the multiplier is still 1.
  const now = boostMultiplier(counted, booster);
  const then = boostMultiplier(counted + picks, booster);
  return isAbove(then, now) ? { picks, multiplier: inMillionths(then), minOdds: booster.minOdds } : null;
}

const isAbove = (left: Multiplier, right: Multiplier): boolean =>
  left.numerator * right.denominator > right.numerator * left.denominator;

const inMillionths = ({ numerator, denominator }: Multiplier): number =>
  Number(divideHalfUp(1_000_000n * numerator, denominator));
