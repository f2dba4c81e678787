import { assertList } from '../assertions.ts';
import { assertLimits } from '../rule-assertions.ts';
import type { Cents } from '../money/cents.ts';
import { toShillings } from '../money/cents.ts';
import { parseKes } from '../money/parse-kes.ts';
import { oddsFromThousandths, toDecimal, type Odds } from '../odds/odds.ts';
import { DEFAULT_LIMITS, type BetLimits, type BoosterRules } from './limits.ts';

/** One entry of the limits list. */
export interface NamedLimit {
  /** The name of the limit. */
  readonly name: string;
  /** The value: shillings, a number, a percentage, or 0 and 1. */
  readonly limit: string | number;
}

/** Returns the text of a limit in the list; empty if it has none. */
type LimitText = (name: string) => string;

const HIGHEST_RATE = 1_500;

/**
 * The limits that are amounts of money: their names in the list and here. The last one is printed after the other
 * free-bet limit.
 */
const AMOUNTS = [
  ['min_stake', 'minStake'],
  ['max_stake', 'maxStake'],
  ['max_bet_possible_win', 'maxPayout'],
  ['max_daily_payout', 'maxDailyPayout'],
  ['max_deposit', 'maxDeposit'],
  ['min_withdrawal', 'minWithdrawal'],
  ['max_withdrawal', 'maxWithdrawal'],
  ['free_bet_threshold', 'freeBetThreshold'],
] as const;

/**
 * Reads the operator's limits list. A missing or unreadable limit keeps its default, never "no limit". A booster that
 * is unreadable, or whose rate is outside 1 to 1.5, is off. Unknown names are skipped: `ignoredLimits` lists them. If a
 * name is repeated, the last entry counts.
 *
 * @example
 * const limits = readLimits([{ name: 'min_stake', limit: '50' }, { name: 'max_stake', limit: 'plenty' }]);
 * [limits.minStake, limits.maxStake].map(formatKes); // KES 50.00,KES 20,000.00
 */
export function readLimits(pairs: readonly NamedLimit[]): BetLimits {
  assertList(pairs, 'pairs');
  const written = new Map(pairs.map(({ name, limit }) => [name, String(limit).trim()]));
  const text: LimitText = (name) => written.get(name) ?? '';
  return {
    ...DEFAULT_LIMITS,
    ...Object.fromEntries(AMOUNTS.map(([name, key]) => [key, money(text(name)) ?? DEFAULT_LIMITS[key]])),
    maxSelections: aboveZero(text('max_selections')) ?? DEFAULT_LIMITS.maxSelections,
    booster: readBooster(text),
    freeBetReturnsStake: flag(text('free_bet_returns_stake')) ?? DEFAULT_LIMITS.freeBetReturnsStake,
    welcomeReleaseRatePercent:
      percentage(text('welcome_release_rate')) ?? DEFAULT_LIMITS.welcomeReleaseRatePercent,
    welcomeMinOdds: leastOdds(thousandths(text('welcome_min_odds')) ?? DEFAULT_LIMITS.welcomeMinOdds),
  };
}

/** The margin of cash-outs, in percent of a bet's worth, if the list has none. */
const CASH_OUT_MARGIN_PERCENT = 5;

/**
 * Reads the margin of cash-outs from the operator's limits list, in percent of a bet's worth; 5 if the list has none.
 * It is no term of a bet: a cash-out has the margin of its own moment.
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
 * An entry of the limits list that `readLimits` ignores.
 *
 * @example
 * ignoredLimits([{ name: 'booster_rate', limit: 1.05 }])[0]; // { name: 'booster_rate', limit: 1.05, why: 'unknown' }
 */
export interface IgnoredLimit extends NamedLimit {
  /** The reason: no limit has this name, or the value is unreadable, so that the default holds or the booster is off. */
  readonly why: 'unknown' | 'unreadable';
}

/**
 * Lists the entries of a limits list that `readLimits` ignores, with the reason. An operator checks a list with it
 * before use.
 *
 * @example
 * const list = [{ name: 'boost_rate', limit: '1,05' }, { name: 'boost_max_multiplier', limit: 2 }, { name: 'min_stake', limit: 20 }];
 * ignoredLimits(list).map(({ name, why }) => `${name} ${why}`); // boost_rate unreadable,boost_max_multiplier unknown
 */
export function ignoredLimits(pairs: readonly NamedLimit[]): readonly IgnoredLimit[] {
  assertList(pairs, 'pairs');
  return pairs.flatMap((pair): readonly IgnoredLimit[] => {
    const isAmount = AMOUNTS.some(([name]) => name === pair.name);
    const other = Object.hasOwn(READERS, pair.name) ? READERS[pair.name] : undefined;
    const reader = isAmount ? money : other;
    if (reader === undefined) return [{ ...pair, why: 'unknown' }];
    return reader(String(pair.limit).trim()) === undefined ? [{ ...pair, why: 'unreadable' }] : [];
  });
}

/** Reads the value of a limit; undefined if it is unreadable. */
type Reader = (text: string) => number | boolean | null | undefined;

/** The readers of the limits that are no amounts. */
const READERS: { readonly [name: string]: Reader } = {
  max_selections: aboveZero,
  cash_out_margin: percentage,
  free_bet_returns_stake: flag,
  welcome_release_rate: percentage,
  welcome_min_odds: thousandths,
  boost_rate: boostRate,
  boost_min_count: aboveZero,
  boost_min_odds: thousandths,
  boost_max: boostMax,
};

/**
 * Writes limits as the operator's list; `readLimits` reads it back to the same limits.
 *
 * @example
 * printLimits(DEFAULT_LIMITS).find(({ name }) => name === 'max_stake'); // { name: 'max_stake', limit: 20000 }
 * readLimits(printLimits(DEFAULT_LIMITS)).maxStake; // 2000000
 */
export function printLimits(limits: BetLimits): readonly NamedLimit[] {
  assertLimits(limits);
  const named = (name: string, limit: string | number): NamedLimit => ({ name, limit });
  const amounts = AMOUNTS.map(([name, key]) => named(name, toShillings(limits[key])));
  return [
    ...amounts.slice(0, -1),
    named('max_selections', limits.maxSelections),
    named('free_bet_returns_stake', limits.freeBetReturnsStake ? 1 : 0),
    ...amounts.slice(-1),
    named('welcome_release_rate', limits.welcomeReleaseRatePercent),
    named('welcome_min_odds', toDecimal(limits.welcomeMinOdds)),
    ...(limits.booster === null ? [] : printBooster(limits.booster)),
  ];
}

function readBooster(text: LimitText): BoosterRules | null {
  const rate = boostRate(text('boost_rate'));
  const minCount = aboveZero(text('boost_min_count'));
  const minOdds = thousandths(text('boost_min_odds'));
  const maxMultiplier = boostMax(text('boost_max'));
  return rate === undefined || minCount === undefined || minOdds === undefined || maxMultiplier === undefined
    ? null
    : { rate, minCount, maxMultiplier, minOdds: leastOdds(minOdds) };
}

/** Raises a least price to 1.001, the lowest price there is. */
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

function money(text: string): Cents | undefined {
  const read = parseKes(text);
  return read.ok ? read.value : undefined;
}

function aboveZero(text: string): number | undefined {
  return /^\d{1,3}$/.test(text) ? Number(text) || undefined : undefined;
}

function flag(text: string): boolean | undefined {
  return /^(0|1|true|false)$/i.test(text) ? /^[1t]/i.test(text) : undefined;
}

function boostRate(text: string): number | undefined {
  const rate = thousandths(text) ?? 0;
  return rate >= 1_000 && rate <= HIGHEST_RATE ? rate : undefined;
}

/** Returns null for no cap, undefined for an unreadable one. */
function boostMax(text: string): number | null | undefined {
  if (text === '' || text === 'null') return null;
  const cap = thousandths(text) ?? 0;
  return cap >= 1_000 ? cap : undefined;
}

function percentage(text: string): number | undefined {
  if (!/^\d{1,3}(\.\d{1,3})?$/.test(text)) return undefined;
  return Number(text) <= 100 ? Number(text) : undefined;
}

function thousandths(text: string): number | undefined {
  const [matched, whole = '', decimals = ''] = /^(\d{1,4})(?:\.(\d{1,3})0*)?$/.exec(text) ?? [];
  return matched === undefined ? undefined : Number(whole + decimals.padEnd(3, '0'));
}
