import { assertAmount, assertCount, assertOdds, assertPercent } from '../assertions.ts';
import type { FeedMatchId, MarketTypeId, OutcomeId } from '../brand.ts';
import { assertLimits } from '../rule-assertions.ts';
import type { BetLimits } from '../bet/limits.ts';
import { multipleOf } from '../bet/line-sums.ts';
import { assertLegs, legOf, type AnySettledLeg } from '../bet/settled-leg.ts';
import { playableSystem, type BetSystem } from '../bet/system.ts';
import { HOUSE_RULES, type HouseRules } from '../house-rules.ts';
import { addCents, cents, kes, minCents, subtractCents, type Cents } from '../money/cents.ts';
import { percentOf } from '../money/percent-of.ts';

/**
 * Returns the welcome bonus of a first completed deposit: all of it from the least deposit on, otherwise none. Throws
 * RangeError for a wrong amount.
 *
 * @param rules The bonus of the house and the least deposit that earns it.
 * @example
 * [kes(19), kes(20)].map((deposit) => formatKes(welcomeGrant(deposit))); // KES 0.00,KES 2,000.00
 * formatKes(welcomeGrant(kes(100), { welcomeDeposit: kes(100), welcomeBonus: kes(500) })); // KES 500.00
 */
export function welcomeGrant(
  firstDeposit: Cents,
  { welcomeDeposit, welcomeBonus }: Pick<HouseRules, 'welcomeDeposit' | 'welcomeBonus'> = HOUSE_RULES,
): Cents {
  assertAmount(firstDeposit, 'firstDeposit');
  assertAmount(welcomeDeposit, 'rules.welcomeDeposit');
  assertAmount(welcomeBonus, 'rules.welcomeBonus');
  return firstDeposit >= welcomeDeposit ? welcomeBonus : cents(0);
}

/**
 * Returns the refund of a settled cash bet, paid as bonus: 10 % of its stake at exact total odds of 10 or more, a void
 * leg counting as 1.00. Odds of 9.996, shown as 10.00, are too low. A bet is refunded once, won or lost, and never if
 * every leg is void. The odds of a system are the mean odds of its lines. Throws RangeError for a wrong amount, leg or
 * system.
 *
 * @param rules The percentage of the house and the odds from which it is paid.
 * @example
 * const leg = (thousandths: number, result: LegResult) => ({ odds: oddsFromThousandths(thousandths), result });
 * formatKes(refundFor(kes(100), [leg(4_000, 'lost'), leg(2_500, 'won')])); // KES 10.00
 * formatKes(refundFor(kes(100), [leg(4_000, 'lost'), leg(2_499, 'won')])); // KES 0.00
 */
export function refundFor(
  stake: Cents,
  legs: readonly AnySettledLeg[],
  system?: BetSystem,
  {
    refundOddsHundredths,
    refundPercent,
  }: Pick<HouseRules, 'refundOddsHundredths' | 'refundPercent'> = HOUSE_RULES,
): Cents {
  assertAmount(stake, 'stake');
  assertLegs(legs);
  assertCount(refundOddsHundredths, 'rules.refundOddsHundredths');
  assertPercent(refundPercent, 'rules.refundPercent');
  const isLong = areAtLeast(legs, system, refundOddsHundredths * 10);
  return isLong ? percentOf(refundPercent, stake) : cents(0);
}

/** True if the exact total odds are at least this many thousandths, a void leg counting as 1.00. */
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

/** One pick of a bet, with the fields that tell if another is against it. */
export interface MarketPick {
  /** The match. */
  readonly feedMatchId: FeedMatchId;
  /** The market of the match. */
  readonly marketTypeId: MarketTypeId;
  /** The outcome picked. */
  readonly outcomeId: OutcomeId;
}

/**
 * True if a customer stands on more than one side of a market: with these picks and with those of their other bets.
 * Such a stake risks little, and releases no bonus.
 *
 * @example
 * const pick = (outcome: string) => ({ feedMatchId: feedMatchId('55101'), marketTypeId: marketTypeId('1'), outcomeId: outcomeId(outcome) });
 * isOpposed([pick('9001')], [pick('9002')]); // true
 * isOpposed([pick('9001')], [pick('9001')]); // false
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
 * Returns the locked welcome bonus that a settled cash bet releases: a percentage of its stake, at most the locked
 * amount. Nothing at exact total odds below the least, a void leg counting as 1.00. The odds of a system are the mean
 * odds of its lines. Throws RangeError for a wrong amount, leg, limit or system.
 *
 * @example
 * const legs = [{ odds: oddsFromThousandths(1_500), result: 'lost' as const }];
 * formatKes(releaseFor(kes(100), legs, DEFAULT_LIMITS)); // KES 10.00
 * formatKes(releaseFor(kes(100), legs, DEFAULT_LIMITS, kes(4))); // KES 4.00
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
  assertPercent(limits.welcomeReleaseRatePercent, 'limits.welcomeReleaseRatePercent');
  assertAmount(locked, 'locked');
  if (!areAtLeast(legs, system, limits.welcomeMinOdds)) return cents(0);
  return minCents(percentOf(limits.welcomeReleaseRatePercent, stake), locked);
}

/**
 * Returns the amount still to be staked until a locked welcome bonus is released, in whole shillings rounded up; null
 * if no stake releases any. Throws RangeError for a wrong amount or limit.
 *
 * @example
 * const left = leftToStake(kes(2_000), DEFAULT_LIMITS);
 * left !== null && formatKes(left); // KES 20,000.00
 */
export function leftToStake(locked: Cents, limits: BetLimits): Cents | null {
  assertAmount(locked, 'locked');
  assertLimits(limits);
  const percent = limits.welcomeReleaseRatePercent;
  assertPercent(percent, 'limits.welcomeReleaseRatePercent');
  return percent > 0 ? kes(Math.ceil((locked * 1_000) / Math.round(percent * 1_000))) : null;
}

/** Refunds can be used once they reach this. */
export const usableFrom: Cents = HOUSE_RULES.refundUsableFrom;

/** Gathered refunds, divided into a grant that can be staked and the rest. */
export interface RefundState {
  /** A free bet to be granted now; zero while the refunds are too small. */
  readonly grant: Cents;
  /** The amount that goes on gathering in the bonus. */
  readonly gathering: Cents;
}

/**
 * Adds a refund to those gathered: from KES 50 on all of it becomes a grant. Throws RangeError for a wrong amount.
 *
 * @param rules The amount from which the refunds of the house can be used.
 * @example
 * gatherRefund(kes(35), kes(10)); // { grant: 0, gathering: 4500 }
 * gatherRefund(kes(45), kes(10)); // { grant: 5500, gathering: 0 }
 */
export function gatherRefund(
  gathered: Cents,
  refund: Cents,
  { refundUsableFrom }: Pick<HouseRules, 'refundUsableFrom'> = HOUSE_RULES,
): RefundState {
  assertAmount(gathered, 'gathered');
  assertAmount(refund, 'refund');
  assertAmount(refundUsableFrom, 'rules.refundUsableFrom');
  const total = addCents(gathered, refund);
  const grant = total >= refundUsableFrom ? total : cents(0);
  return { grant, gathering: subtractCents(total, grant) };
}
