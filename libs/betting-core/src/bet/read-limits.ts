import { assertList } from '../assertions.ts';
import { assertLimits } from '../rule-assertions.ts';
import type { Cents } from '../money/cents.ts';
import { toShillings } from '../money/cents.ts';
import { parseKes } from '../money/parse-kes.ts';
import { oddsFromThousandths, toDecimal, type Odds } from '../odds/odds.ts';
import { DEFAULT_LIMITS, type BetLimits, type BoosterRules } from './limits.ts';

/** One entry of the limits list (R3). */
export interface NamedLimit {
  /** Which limit. */
  readonly name: string;
  /** Its value: shillings, a number, a percentage, or 0 and 1. */
  readonly limit: string | number;
}

/** What the list says of a limit; empty where it says nothing. */
type LimitText = (name: string) => string;

const HIGHEST_RATE = 1_500;

/**
 * Reads the operator's limits list. A missing or unreadable limit keeps its default, never "no limit". A
 * booster that is unreadable, or whose rate is outside 1 to 1.5, is off (D02). Unknown names are skipped; of
 * a repeated name the last counts.
 */
export function readLimits(pairs: readonly NamedLimit[]): BetLimits {
  assertList(pairs, 'pairs');
  const written = new Map(pairs.map(({ name, limit }) => [name, String(limit).trim()]));
  const text: LimitText = (name) => written.get(name) ?? '';
  const amount = (name: string, otherwise: Cents): Cents => {
    const read = parseKes(text(name));
    return read.ok ? read.value : otherwise;
  };
  return {
    minStake: amount('min_stake', DEFAULT_LIMITS.minStake),
    maxStake: amount('max_stake', DEFAULT_LIMITS.maxStake),
    maxPayout: amount('max_bet_possible_win', DEFAULT_LIMITS.maxPayout),
    maxDailyPayout: amount('max_daily_payout', DEFAULT_LIMITS.maxDailyPayout),
    maxDeposit: amount('max_deposit', DEFAULT_LIMITS.maxDeposit),
    minWithdrawal: amount('min_withdrawal', DEFAULT_LIMITS.minWithdrawal),
    maxWithdrawal: amount('max_withdrawal', DEFAULT_LIMITS.maxWithdrawal),
    maxSelections: wholeNumber(text('max_selections')) || DEFAULT_LIMITS.maxSelections,
    booster: readBooster(text),
    freeBetReturnsStake: !/^(0|false)$/i.test(text('free_bet_returns_stake')),
    freeBetThreshold: amount('free_bet_threshold', DEFAULT_LIMITS.freeBetThreshold),
    welcomeReleaseRatePercent:
      percentage(text('welcome_release_rate')) ?? DEFAULT_LIMITS.welcomeReleaseRatePercent,
    welcomeMinOdds: leastOdds(thousandths(text('welcome_min_odds')) ?? DEFAULT_LIMITS.welcomeMinOdds),
  };
}

/** What the house keeps of the worth of a bet that is cashed out, where the list says nothing (D102). */
const CASH_OUT_MARGIN_PERCENT = 5;

/**
 * Reads the margin of cash-outs out of the operator's limits list: percent of a bet's worth. It is no term of a bet: what is cashed out is
 * cashed out at the margin of that moment.
 *
 * @example
 * cashOutMarginOf([{ name: 'cash_out_margin', limit: 4 }]); // 4
 * cashOutMarginOf([]); // 5
 */
export function cashOutMarginOf(pairs: readonly NamedLimit[]): number {
  assertList(pairs, 'pairs');
  const { limit = '' } = pairs.findLast(({ name }) => name === 'cash_out_margin') ?? {};
  return percentage(String(limit).trim()) ?? CASH_OUT_MARGIN_PERCENT;
}

/**
 * An entry of the limits list that `readLimits` does not heed.
 *
 * @example
 * ignoredLimits([{ name: 'booster_rate', limit: 1.05 }])[0]; // { name: 'booster_rate', limit: 1.05, why: 'unknown' }
 */
export interface IgnoredLimit extends NamedLimit {
  /** No limit has this name; or what is written is no value of it, so that the default holds, or the booster is off. */
  readonly why: 'unknown' | 'unreadable';
}

/**
 * Tells which entries of a limits list are not heeded, and why: `readLimits` keeps defaults in silence, so an operator asks this before a
 * list is used.
 *
 * @example
 * const list = [{ name: 'boost_rate', limit: '1,05' }, { name: 'boost_max_multiplier', limit: 2 }, { name: 'min_stake', limit: 20 }];
 * ignoredLimits(list).map(({ name, why }) => `${name} ${why}`); // boost_rate unreadable,boost_max_multiplier unknown
 */
export function ignoredLimits(pairs: readonly NamedLimit[]): readonly IgnoredLimit[] {
  assertList(pairs, 'pairs');
  return pairs.flatMap((pair): readonly IgnoredLimit[] => {
    const isReadable = Object.hasOwn(READABLE, pair.name) ? READABLE[pair.name] : undefined;
    if (isReadable === undefined) return [{ ...pair, why: 'unknown' }];
    return isReadable(String(pair.limit).trim()) ? [] : [{ ...pair, why: 'unreadable' }];
  });
}

const isMoney = (text: string): boolean => parseKes(text).ok;
const isThousandths = (text: string): boolean => thousandths(text) !== undefined;
const isWhole = (text: string): boolean => (wholeNumber(text) ?? 0) > 0;

/** Every limit there is, with what can be read of it. */
const READABLE: { readonly [name: string]: (text: string) => boolean } = {
  min_stake: isMoney,
  max_stake: isMoney,
  max_bet_possible_win: isMoney,
  max_daily_payout: isMoney,
  max_deposit: isMoney,
  min_withdrawal: isMoney,
  max_withdrawal: isMoney,
  max_selections: isWhole,
  cash_out_margin: (text) => percentage(text) !== undefined,
  free_bet_returns_stake: (text) => /^(0|1|true|false)$/i.test(text),
  free_bet_threshold: isMoney,
  welcome_release_rate: (text) => percentage(text) !== undefined,
  welcome_min_odds: isThousandths,
  boost_rate: (text) => inRange(thousandths(text), 1_000, HIGHEST_RATE),
  boost_min_count: isWhole,
  boost_min_odds: isThousandths,
  boost_max: (text) => text === '' || text === 'null' || inRange(thousandths(text), 1_000, Infinity),
};

const inRange = (value: number | undefined, least: number, most: number): boolean =>
  value !== undefined && value >= least && value <= most;

/** Writes limits as the operator's list; `readLimits` reads it back to the same limits. */
export function printLimits(limits: BetLimits): readonly NamedLimit[] {
  assertLimits(limits);
  const named = (name: string, limit: string | number): NamedLimit => ({ name, limit });
  return [
    named('min_stake', toShillings(limits.minStake)),
    named('max_stake', toShillings(limits.maxStake)),
    named('max_bet_possible_win', toShillings(limits.maxPayout)),
    named('max_daily_payout', toShillings(limits.maxDailyPayout)),
    named('max_deposit', toShillings(limits.maxDeposit)),
    named('min_withdrawal', toShillings(limits.minWithdrawal)),
    named('max_withdrawal', toShillings(limits.maxWithdrawal)),
    named('max_selections', limits.maxSelections),
    named('free_bet_returns_stake', limits.freeBetReturnsStake ? 1 : 0),
    named('free_bet_threshold', toShillings(limits.freeBetThreshold)),
    named('welcome_release_rate', limits.welcomeReleaseRatePercent),
    named('welcome_min_odds', toDecimal(limits.welcomeMinOdds)),
    ...(limits.booster === null ? [] : printBooster(limits.booster)),
  ];
}

function readBooster(text: LimitText): BoosterRules | null {
  const rate = thousandths(text('boost_rate'));
  const minCount = wholeNumber(text('boost_min_count'));
  const minOdds = thousandths(text('boost_min_odds'));
  const cap = text('boost_max');
  const maxMultiplier = cap === '' || cap === 'null' ? null : thousandths(cap);
  if (rate === undefined || rate < 1_000 || rate > HIGHEST_RATE || !minCount) return null;
  if (
    minOdds === undefined ||
    maxMultiplier === undefined ||
    (maxMultiplier !== null && maxMultiplier < 1_000)
  )
    return null;
  return { rate, minCount, maxMultiplier, minOdds: leastOdds(minOdds) };
}

/** Every price is above 1.000. */
function leastOdds(read: number): Odds {
  return oddsFromThousandths(Math.max(read, 1_001));
}

function printBooster({ rate, minCount, maxMultiplier, minOdds }: BoosterRules): readonly NamedLimit[] {
  const cap = maxMultiplier === null ? [] : [{ name: 'boost_max', limit: maxMultiplier / 1_000 }];
  return [
    { name: 'boost_rate', limit: rate / 1_000 },
    { name: 'boost_min_count', limit: minCount },
    { name: 'boost_min_odds', limit: toDecimal(minOdds) },
    ...cap,
  ];
}

function wholeNumber(text: string): number | undefined {
  return /^\d{1,3}$/.test(text) ? Number(text) : undefined;
}

function percentage(text: string): number | undefined {
  if (!/^\d{1,3}(\.\d{1,3})?$/.test(text)) return undefined;
  return Number(text) <= 100 ? Number(text) : undefined;
}

function thousandths(text: string): number | undefined {
  const [matched, whole = '', decimals = ''] = /^(\d{1,4})(?:\.(\d{1,3})0*)?$/.exec(text) ?? [];
  return matched === undefined ? undefined : Number(whole + decimals.padEnd(3, '0'));
}
