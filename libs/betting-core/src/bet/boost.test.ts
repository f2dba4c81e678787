import { describe, expect, test } from 'vitest';
import { oddsFromThousandths } from '../odds/odds.ts';
import { exampleBooster } from '../testing/builders.ts';
import { boostMultiplier, boostState, countedPicks } from './boost.ts';

const prices = (count: number, thousandths = 1_500) =>
  Array.from({ length: count }, () => oddsFromThousandths(thousandths));
const capped = { ...exampleBooster, maxMultiplier: 1_060 };

describe('the booster (R4-09, R9-05, D02)', () => {
  test('counts picks at its least price and above', () => {
    const mixed = [...prices(1, 1_299), ...prices(2, 1_300), ...prices(1, 1_301)];
    expect(countedPicks(mixed, exampleBooster)).toBe(3);
    expect(countedPicks(mixed, null)).toBe(4);
  });
  test.each([
    [0, 1n, 1n],
    [4, 1n, 1n],
    [5, 1n, 1n],
    [6, 1_050n, 1_000n],
    [7, 1_102_500n, 1_000_000n],
  ])('%d picks', (counted, numerator, denominator) => {
    expect(boostMultiplier(counted, exampleBooster)).toMatchObject({ numerator, denominator });
  });
  test('never multiplies beyond its cap, and reaches it exactly', () => {
    expect(boostMultiplier(6, capped)).toMatchObject({ numerator: 1_050n, denominator: 1_000n });
    expect(boostMultiplier(7, capped)).toMatchObject({ numerator: 1_060n, denominator: 1_000n });
    expect(boostMultiplier(6, { ...exampleBooster, maxMultiplier: 1_050 })).toMatchObject({
      numerator: 1_050n,
      denominator: 1_000n,
    });
  });
  test('does nothing while it is off', () => {
    expect(boostMultiplier(40, null)).toMatchObject({ numerator: 1n, denominator: 1n });
    expect(boostState(prices(40), null)).toMatchObject({
      isBoosted: false,
      counted: 40,
      needed: null,
      multiplier: 1_000_000,
      nextBonusFor: null,
      prompt: null,
    });
  });
});

describe('the slip says (D02, D03, D118)', () => {
  test.each([
    [
      0,
      {
        isBoosted: false,
        counted: 0,
        needed: 5,
        multiplier: 1_000_000,
        nextBonusFor: { picks: 6, multiplier: 1_050_000 },
        prompt: null,
      },
    ],
    [
      2,
      {
        isBoosted: false,
        counted: 2,
        needed: 3,
        multiplier: 1_000_000,
        nextBonusFor: { picks: 4, multiplier: 1_050_000 },
        prompt: null,
      },
    ],
    [
      3,
      {
        isBoosted: false,
        counted: 3,
        needed: 2,
        multiplier: 1_000_000,
        nextBonusFor: { picks: 3, multiplier: 1_050_000 },
        prompt: 3, // the fifth pick adds nothing, the sixth 5 % (D118)
      },
    ],
    [
      4,
      {
        isBoosted: false,
        counted: 4,
        needed: 1,
        multiplier: 1_000_000,
        nextBonusFor: { picks: 2, multiplier: 1_050_000 },
        prompt: 2,
      },
    ],
    [
      5,
      {
        isBoosted: true,
        counted: 5,
        needed: 0,
        multiplier: 1_000_000,
        nextBonusFor: { picks: 1, multiplier: 1_050_000 },
        prompt: 1,
      },
    ],
    [
      6,
      {
        isBoosted: true,
        counted: 6,
        needed: 0,
        multiplier: 1_050_000,
        nextBonusFor: { picks: 1, multiplier: 1_102_500 },
        prompt: null,
      },
    ],
    [
      10,
      {
        isBoosted: true,
        counted: 10,
        needed: 0,
        multiplier: 1_276_282,
        nextBonusFor: { picks: 1, multiplier: 1_340_096 },
        prompt: null,
      },
    ],
  ])('with %d picks', (count, state) => {
    expect(boostState(prices(count), exampleBooster)).toMatchObject(state);
  });
  test('the last step before the cap, and that there is none after it', () => {
    expect(boostState(prices(6), capped).nextBonusFor).toMatchObject({ picks: 1, multiplier: 1_060_000 });
    expect(boostState(prices(7), capped).nextBonusFor).toBeNull();
    expect(boostState(prices(5), { ...exampleBooster, rate: 1_000 }).nextBonusFor).toBeNull();
  });
  test('an empty slip is not prompted', () => {
    expect(boostState([], { ...exampleBooster, minCount: 2 }).prompt).toBeNull();
    expect(boostState(prices(1, 1_100), { ...exampleBooster, minCount: 2 }).prompt).toBe(3);
  });
  test('nothing is promised where no pick adds anything', () =>
    expect(boostState(prices(4), { ...exampleBooster, rate: 1_000 }).prompt).toBeNull());
});
