import { assertAmount, assertOdds, assertPercent } from '../assertions.ts';
import type { FeedMatchId, MarketTypeId, OutcomeId } from '../brand.ts';
import { assertLimits } from '../rule-assertions.ts';
import type { BetLimits } from '../bet/limits.ts';
import { multipleOf } from '../bet/line-sums.ts';
import { assertLegs, legOf, type AnySettledLeg } from '../bet/settled-leg.ts';
import { playableSystem, type BetSystem } from '../bet/system.ts';
import { HOUSE_RULES } from '../house-rules.ts';
import { addCents, cents, kes, minCents, subtractCents, type Cents } from '../money/cents.ts';
import { percentOf } from '../money/percent-of.ts';

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
 * or lost, and never when every leg is void. The odds of a system are the mean of those of its lines (D100).
 */
export function refundFor(stake: Cents, legs: readonly AnySettledLeg[], system?: BetSystem): Cents {
  assertAmount(stake, 'stake');
  assertLegs(legs);
  const isLong = areAtLeast(legs, system, HOUSE_RULES.refundOddsHundredths * 10);
  return isLong ? percentOf(HOUSE_RULES.refundPercent, stake) : cents(0);
}

/** Are the exact total odds at least so many thousandths, a void leg counting as 1.00? */
function areAtLeast(
  legs: readonly AnySettledLeg[],
  system: BetSystem | undefined,
  thousandths: number,
): boolean {
  const factors = legs.map(legOf).map(({ odds, result }) => (result === 'void' ? 1_000 : odds));
  const lines = system === undefined ? undefined : playableSystem(factors.length, system);
  const { numerator, denominator } = multipleOf(factors, lines);
  return 1_000n * numerator >= BigInt(thousandths) * denominator;
}

/** One pick of a bet, as far as another can be against it. */
export interface MarketPick {
  /** The match. */
  readonly feedMatchId: FeedMatchId;
  /** The market of the match. */
  readonly marketTypeId: MarketTypeId;
  /** The outcome picked. */
  readonly outcomeId: OutcomeId;
}

/**
 * Does a customer stand on more than one side of a market: with these picks, and with those of the same
 * customer's other bets (D109)? Such a stake risks little, and releases no bonus.
 */
export function isOpposed(picks: readonly MarketPick[], others: readonly MarketPick[]): boolean {
  return picks.some((pick) =>
    others.some(
      (other) =>
        other.feedMatchId === pick.feedMatchId &&
        other.marketTypeId === pick.marketTypeId &&
        other.outcomeId !== pick.outcomeId,
    ),
  );
}

/**
 * The locked welcome bonus that a settled cash bet releases: a percentage of its stake, at most what is locked
 * (D66); nothing at exact total odds under the least, a void leg counting as 1.00 (D109). The odds of a system are the mean of those of its lines (D100).
 */
export function releaseFor(
  stake: Cents,
  legs: readonly AnySettledLeg[],
  limits: BetLimits,
  locked: Cents = HOUSE_RULES.welcomeBonus,
  system?: BetSystem,
): Cents {
  assertAmount(stake, 'stake');
  assertLegs(legs);
  assertLimits(limits);
  assertOdds(limits.welcomeMinOdds, 'limits.welcomeMinOdds');
  assertAmount(locked, 'locked');
  if (!areAtLeast(legs, system, limits.welcomeMinOdds)) return cents(0);
  return minCents(percentOf(limits.welcomeReleaseRatePercent, stake), locked);
}

/** What is left to stake until a locked welcome bonus is released, in whole shillings; null where no stake releases any. */
export function leftToStake(locked: Cents, limits: BetLimits): Cents | null {
  assertAmount(locked, 'locked');
  assertLimits(limits);
  const percent = limits.welcomeReleaseRatePercent;
  assertPercent(percent, 'limits.welcomeReleaseRatePercent');
  return percent > 0 ? kes(Math.ceil((locked * 1_000) / Math.round(percent * 1_000))) : null;
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
