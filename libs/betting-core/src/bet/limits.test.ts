import { describe, expect, test } from 'vitest';
import { HOUSE_RULES } from '../house-rules.ts';
import { kes } from '../money/cents.ts';
import { exampleBooster } from '../testing/builders.ts';
import { BET_PERIODS, daysOf } from './bet-period.ts';
import { betStatusOf } from './bet.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { cashOutMarginOf, ignoredLimits, printLimits, readLimits } from './read-limits.ts';

const booster = [
  { name: 'boost_rate', limit: '1.05' },
  { name: 'boost_min_count', limit: 5 },
  { name: 'boost_min_odds', limit: '1.30' },
];
const withLimit = (name: string, limit: string | number) => readLimits([...booster, { name, limit }]);

describe('reading the limits list (R9-01, D02)', () => {
  test('an empty list leaves every default, and the booster off', () => {
    expect(readLimits([])).toEqual(DEFAULT_LIMITS);
    expect(DEFAULT_LIMITS.booster).toBeNull();
  });
  test('every limit has a name', () => {
    expect(
      readLimits([
        { name: 'min_stake', limit: 10 },
        { name: 'max_stake', limit: '50,000' },
        { name: 'max_bet_possible_win', limit: '1000000' },
        { name: 'max_daily_payout', limit: 80_000.5 },
        { name: 'max_deposit', limit: ' 60000 ' },
        { name: 'min_withdrawal', limit: 50 },
        { name: 'max_withdrawal', limit: 150000 },
        { name: 'max_selections', limit: ' 30 ' },
        { name: 'free_bet_returns_stake', limit: 0 },
        { name: 'free_bet_threshold', limit: 25 },
        { name: 'welcome_release_rate', limit: '12.5' },
        { name: 'welcome_min_odds', limit: '1.8' },
        ...booster,
        { name: 'unheard_of', limit: 1 },
      ]),
    ).toEqual({
      minStake: kes(10),
      maxStake: kes(50_000),
      maxPayout: kes(1_000_000),
      maxDailyPayout: kes(80_000.5),
      maxDeposit: kes(60_000),
      minWithdrawal: kes(50),
      maxWithdrawal: kes(150_000),
      maxSelections: 30,
      freeBetReturnsStake: false,
      freeBetThreshold: kes(25),
      welcomeReleaseRatePercent: 12.5,
      welcomeMinOdds: 1_800,
      booster: exampleBooster,
    });
  });
  test.each([
    [4, 4],
    ['7.5', 7.5],
    ['', 5],
    ['5,5', 5],
    [101, 5],
  ])('a margin of cash-outs of %j is %d percent (D102)', (limit, percent) => {
    const list = [{ name: 'cash_out_margin', limit }];
    expect(cashOutMarginOf(list)).toBe(percent);
    expect(ignoredLimits(list)).toHaveLength(limit === percent || limit === String(percent) ? 0 : 1);
  });
  test.each([
    ['min_stake', 'twenty'],
    ['max_stake', ''],
    ['max_bet_possible_win', -1],
    ['max_daily_payout', 'Infinity'],
    ['max_deposit', NaN],
    ['min_withdrawal', '1e3'],
    ['max_withdrawal', 'none'],
    ['max_selections', 0],
    ['max_selections', 'many'],
    ['max_selections', '1000'],
    ['max_selections', '5.5'],
    ['max_selections', 'x5'],
    ['welcome_release_rate', 101],
    ['welcome_release_rate', '-1'],
    ['welcome_min_odds', 'evens'],
    ['welcome_release_rate', '10%'],
    ['welcome_release_rate', 'x10'],
    ['welcome_release_rate', '10e1'],
    ['free_bet_returns_stake', '0.5'],
    ['free_bet_returns_stake', 'perhaps'],
    ['free_bet_returns_stake', '10'],
  ])('%s of %j keeps the default, never "no limit"', (name, limit) => {
    expect(withLimit(name, limit)).toEqual({ ...DEFAULT_LIMITS, booster: exampleBooster });
  });
  test.each(['0', 0, 'false', 'FALSE'])('a free bet keeps its stake for %j (D06)', (limit) => {
    expect(withLimit('free_bet_returns_stake', limit).freeBetReturnsStake).toBe(false);
  });
  test('the welcome bonus may be released at any part of the stake', () => {
    expect(withLimit('welcome_release_rate', 0).welcomeReleaseRatePercent).toBe(0);
    expect(withLimit('welcome_release_rate', 100).welcomeReleaseRatePercent).toBe(100);
    expect(withLimit('welcome_release_rate', '12.345').welcomeReleaseRatePercent).toBe(12.345);
  });
  test('of a repeated name the last counts', () => {
    expect(
      readLimits([
        { name: 'min_stake', limit: 10 },
        { name: 'min_stake', limit: 30 },
      ]).minStake,
    ).toBe(3000);
  });
});

describe('reading the booster (D02)', () => {
  test.each([
    ['boost_rate', '0.99'],
    ['boost_rate', '1.501'],
    ['boost_rate', '1,05'],
    ['boost_rate', ''],
    ['boost_rate', '1.0505'],
    ['boost_rate', 'x1.05'],
    ['boost_rate', 1e-7],
    ['boost_min_count', 0],
    ['boost_min_count', '-1'],
    ['boost_min_count', 'five'],
    ['boost_min_count', ''],
    ['boost_min_odds', ''],
    ['boost_min_odds', 'low'],
    ['boost_max', '0.9'],
    ['boost_max', 'much'],
    ['boost_max', '1.2x'],
  ])('%s of %j switches it off', (name, limit) => {
    expect(withLimit(name, limit).booster).toBeNull();
  });
  test.each([
    ['boost_rate', 1, { rate: 1_000 }],
    ['boost_rate', '1.5', { rate: 1_500 }],
    ['boost_rate', '1.0500', { rate: 1_050 }],
    ['boost_min_count', '1', { minCount: 1 }],
    ['boost_min_odds', 1, { minOdds: 1_001 }],
    ['boost_min_odds', '1234.5', { minOdds: 1_234_500 }],
    ['boost_min_odds', '0', { minOdds: 1_001 }],
    ['boost_max', '', { maxMultiplier: null }],
    ['boost_max', 'null', { maxMultiplier: null }],
    ['boost_max', '1', { maxMultiplier: 1_000 }],
    ['boost_max', '1.25', { maxMultiplier: 1_250 }],
  ])('%s of %j is read', (name, limit, changes) => {
    expect(withLimit(name, limit).booster).toEqual({ ...exampleBooster, ...changes });
  });
});

describe('writing the limits list', () => {
  test.each([
    DEFAULT_LIMITS,
    {
      ...DEFAULT_LIMITS,
      booster: exampleBooster,
      freeBetReturnsStake: false,
      minStake: kes(20.01),
      welcomeReleaseRatePercent: 12.5,
    },
    { ...DEFAULT_LIMITS, booster: { ...exampleBooster, maxMultiplier: 1_250 }, maxPayout: kes(1) },
  ])('is read back as it was', (limits) => {
    expect(readLimits(printLimits(limits))).toEqual(limits);
    expect(new Set(printLimits(limits).map(({ name }) => name)).size).toBe(printLimits(limits).length);
  });
  test('what there is not is not written', () => {
    expect(printLimits(DEFAULT_LIMITS).every(({ name }) => !name.startsWith('boost'))).toBe(true);
    expect(
      printLimits({ ...DEFAULT_LIMITS, booster: exampleBooster })
        .slice(printLimits(DEFAULT_LIMITS).length)
        .map(({ name }) => name),
    ).toEqual(['boost_rate', 'boost_min_count', 'boost_min_odds']);
  });
  test('in shillings and decimals', () => {
    expect(printLimits({ ...DEFAULT_LIMITS, booster: { ...exampleBooster, maxMultiplier: 1_250 } })).toEqual([
      { name: 'min_stake', limit: 20 },
      { name: 'max_stake', limit: 20_000 },
      { name: 'max_bet_possible_win', limit: 500_000 },
      { name: 'max_daily_payout', limit: 70_000 },
      { name: 'max_deposit', limit: 70_000 },
      { name: 'min_withdrawal', limit: 20 },
      { name: 'max_withdrawal', limit: 250_000 },
      { name: 'max_selections', limit: 50 },
      { name: 'free_bet_returns_stake', limit: 1 },
      { name: 'free_bet_threshold', limit: 20 },
      { name: 'welcome_release_rate', limit: 10 },
      { name: 'welcome_min_odds', limit: 1.5 },
      { name: 'boost_rate', limit: 1.05 },
      { name: 'boost_min_count', limit: 5 },
      { name: 'boost_min_odds', limit: 1.3 },
      { name: 'boost_max', limit: 1.25 },
    ]);
  });
});

test("the house's numbers are those required (R9-01, R9-02, R9-03, R9-07, R9-08, R5-08, R5-09)", () => {
  expect(HOUSE_RULES).toEqual({
    defaultStake: 4900,
    minimumStake: 2000,
    maximumStake: 2000000,
    maximumPayout: 50000000,
    maximumDailyPayout: 7000000,
    maximumDeposit: 7000000,
    minimumDeposit: 100,
    minimumWithdrawal: 2000,
    maximumWithdrawal: 25000000,
    freeBetThreshold: 2000,
    maximumSelections: 50,
    boostPromptFrom: 2,
    welcomeBonus: 200000,
    welcomeDeposit: 2000,
    welcomeReleasePercent: 10,
    welcomeOddsHundredths: 150,
    refundPercent: 10,
    refundOddsHundredths: 1000,
    refundUsableFrom: 5000,
    unwageredFeePercent: 10,
    resultWithinHours: 24,
    postponedVoidAfterHours: 24,
    rescheduleConfirmedWithinHours: 12,
    complaintsWithinHours: 48,
    limitRaiseDelayHours: 24,
    legalAge: 18,
    smsCost: 200,
    hiddenCasinoGameId: '1302',
    transactionDays: 363,
  });
});

test('the tabs of My Bets reach back 0, 7, 30 days, and for ever (R4-11)', () => {
  expect(BET_PERIODS.map((period) => [period, daysOf(period)])).toEqual([
    ['today', 0],
    ['week', 7],
    ['month', 30],
    ['all', null],
  ]);
});

test.each([
  [1, 'open'],
  [5, 'won'],
  [0, 'lost'],
  [3, 'lost'],
  [9, 'lost'],
])('bet status %d is %s (R4-10)', (code, status) => {
  expect(betStatusOf(code)).toBe(status);
});
