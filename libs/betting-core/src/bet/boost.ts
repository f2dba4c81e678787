import { assertPrices } from '../assertions.ts';
import { assertBooster } from '../rule-assertions.ts';
import { HOUSE_RULES } from '../house-rules.ts';
import { divideHalfUp } from '../money/divide-half-up.ts';
import type { Odds } from '../odds/odds.ts';
import type { BoosterRules } from './limits.ts';

/** Where the booster stands for a slip (D02, D03). */
export interface BoostState {
  /** Whether there are enough counted picks. */
  readonly isBoosted: boolean;
  /** The picks at or above the booster's least price; every pick while the booster is off. */
  readonly counted: number;
  /** The counted picks still needed; null while the booster is off. */
  readonly needed: number | null;
  /**
   * The multiplier in millionths, half up; 1,000,000 is no boost. It is for showing: the quote uses the exact
   * one.
   */
  readonly multiplier: number;
  /**
   * The next step up: how many more counted picks it takes, and its multiplier in millionths. Null when there
   * is none.
   */
  readonly nextBonusFor: NextBonus | null;
  /**
   * The number in the prompt 'add matches to get a BONUS': the counted picks until money is added (D118). Null
   * when it is not shown: with more than two to go to the least count, and once the bonus has begun (D03).
   */
  readonly prompt: number | null;
}

/** What the next counted picks would do to the multiplier. */
export interface NextBonus {
  /** How many more counted picks it takes. */
  readonly picks: number;
  /** The multiplier they bring, in millionths. */
  readonly multiplier: number;
  /** The least price at which a pick counts. */
  readonly minOdds: Odds;
}

/** An exact multiplier, as a fraction of whole numbers. For arithmetic inside the rules. */
export interface Multiplier {
  /** Above the line. */
  readonly numerator: bigint;
  /** Below the line. */
  readonly denominator: bigint;
}

/** The picks the booster counts: those at or above its least price; all of them while it is off (D02). */
export function countedPicks(prices: readonly number[], booster: BoosterRules | null): number {
  return booster === null ? prices.length : prices.filter((price) => price >= booster.minOdds).length;
}

/**
 * The exact multiplier: the rate to the power of the picks beyond the least count, at most the cap (R9-05,
 * D02).
 */
export function boostMultiplier(counted: number, booster: BoosterRules | null): Multiplier {
  if (booster === null) return { numerator: 1n, denominator: 1n };
  const steps = BigInt(Math.max(0, counted - booster.minCount));
  const power = { numerator: BigInt(booster.rate) ** steps, denominator: 1_000n ** steps };
  if (booster.maxMultiplier === null) return power;
  const cap = { numerator: BigInt(booster.maxMultiplier), denominator: 1_000n };
  return isAbove(power, cap) ? cap : power;
}

/** Where the booster stands for these prices: for the slip's words (D02, D03, R4-09). */
export function boostState(prices: readonly Odds[], booster: BoosterRules | null): BoostState {
  assertPrices(prices);
  assertBooster(booster);
  return boostOf(prices, booster);
}

/** The same of prices and rules that were asserted before. */
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
  const picks = needed + 1; // at exactly minCount the multiplier is still 1
  const now = boostMultiplier(counted, booster);
  const then = boostMultiplier(counted + picks, booster);
  return isAbove(then, now) ? { picks, multiplier: inMillionths(then), minOdds: booster.minOdds } : null;
}

const isAbove = (left: Multiplier, right: Multiplier): boolean =>
  left.numerator * right.denominator > right.numerator * left.denominator;

const inMillionths = ({ numerator, denominator }: Multiplier): number =>
  Number(divideHalfUp(1_000_000n * numerator, denominator));
