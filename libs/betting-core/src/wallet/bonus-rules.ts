import { assertAmount } from '../assertions.ts';
import { assertLimits } from '../rule-assertions.ts';
import type { BetLimits } from '../bet/limits.ts';
import { assertLegs, type SettledLeg } from '../bet/settle-bet.ts';
import { HOUSE_RULES } from '../house-rules.ts';
import { addCents, cents, minCents, subtractCents, type Cents } from '../money/cents.ts';
import { percentOf } from '../money/percent-of.ts';
import { productOf } from '../odds/total-odds.ts';

/**
 * The welcome bonus of a first completed deposit: whole from the least deposit on, otherwise none (R9-07,
 * D66).
 */
export function welcomeGrant(firstDeposit: Cents): Cents {
  assertAmount(firstDeposit, 'firstDeposit');
  return firstDeposit >= HOUSE_RULES.welcomeDeposit ? HOUSE_RULES.welcomeBonus : cents(0);
}

/**
 * What a settled cash bet gives back as bonus (R9-07, D66): 10 % of its stake at exact total odds of 10 or
 * more, a void leg counting as 1.00. So 9.996, shown as 10.00, is under (D01, D11, D12). It comes once, won
 * or lost, and never when every leg is void.
 */
export function refundFor(stake: Cents, legs: readonly SettledLeg[]): Cents {
  assertAmount(stake, 'stake');
  assertLegs(legs);
  const { numerator, denominator } = productOf(
    legs.filter(({ result }) => result !== 'void').map(({ odds }) => odds),
  );
  const isLong = 100n * numerator >= BigInt(HOUSE_RULES.refundOddsHundredths) * denominator;
  return isLong ? percentOf(HOUSE_RULES.refundPercent, stake) : cents(0);
}

/**
 * The locked welcome bonus that a settled cash stake releases: a percentage of the stake, at most what is
 * locked (D66).
 */
export function releaseFor(stake: Cents, limits: BetLimits, locked: Cents = HOUSE_RULES.welcomeBonus): Cents {
  assertAmount(stake, 'stake');
  assertLimits(limits);
  assertAmount(locked, 'locked');
  return minCents(percentOf(limits.welcomeReleaseRatePercent, stake), locked);
}

/** Refunds can be used once they reach this (R9-07, D11). */
export const usableFrom: Cents = HOUSE_RULES.refundUsableFrom;

/** Refunds gathered, divided into a grant that can be staked and what goes on gathering. */
export interface RefundState {
  /** A free bet to be granted now; zero when the refunds are still too small. */
  readonly grant: Cents;
  /** What goes on gathering in the bonus. */
  readonly gathering: Cents;
}

/** Adds a refund to those gathered: at 50 or more all of it becomes a grant (D66). */
export function gatherRefund(gathered: Cents, refund: Cents): RefundState {
  assertAmount(gathered, 'gathered');
  assertAmount(refund, 'refund');
  const total = addCents(gathered, refund);
  const grant = total >= usableFrom ? total : cents(0);
  return { grant, gathering: subtractCents(total, grant) };
}
