import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import { anyBooster, anyOdds, anySelection } from '../testing/arbitraries.ts';
import { aHouseView } from '../testing/builders.ts';
import { frozen } from '../testing/frozen.ts';
import type { BetRequest } from './bet-request.ts';
import { checkBet } from './check-bet.ts';
import type { HouseView } from './house-view.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { quoteBet } from './quote-bet.ts';
import { printLimits, readLimits } from './read-limits.ts';

const anyRequest = (): fc.Arbitrary<BetRequest> =>
  fc.record({
    selections: fc.array(anySelection(), { maxLength: 6 }),
    stake: fc.integer({ min: -100, max: 2_100_000 }).map(cents),
    usesFreeBet: fc.boolean(),
    acceptOddsChange: fc.constantFrom('none', 'better', 'any'),
  });

const anyHouse = (request: BetRequest): fc.Arbitrary<HouseView> => {
  const outcome = fc.oneof(
    { weight: 20, arbitrary: fc.record({ state: fc.constant('open' as const), odds: anyOdds() }) },
    { weight: 1, arbitrary: fc.record({ state: fc.constantFrom('suspended' as const, 'started' as const) }) },
  );
  return fc
    .record({
      balance: fc.option(fc.integer({ min: 0, max: 5_000_000 }).map(cents), { freq: 20 }),
      freeBet: fc.option(fc.oneof(fc.constant(request.stake), fc.constant(cents(5_000)))),
      outcomes: fc.array(fc.option(outcome, { freq: 20 }), {
        minLength: request.selections.length,
        maxLength: request.selections.length,
      }),
    })
    .map(({ balance, freeBet, outcomes }) => {
      const odds = request.selections.flatMap((selection, at) => {
        const known = outcomes[at];
        const moves = at % 2 === 1;
        return known == null
          ? []
          : [
              [
                selection.outcomeId,
                moves || known.state !== 'open' ? known : { ...known, odds: selection.odds },
              ] as const,
            ];
      });
      return aHouseView([], { balance, freeBet, odds: Object.fromEntries(odds) });
    });
};

describe('every bet the house takes (I12, I13, I14, I17)', () => {
  test('keeps all the rules at once, and changes nothing it was given', () => {
    let taken = 0;
    fc.assert(
      fc.property(
        anyRequest().chain((request) => fc.tuple(fc.constant(request), anyHouse(request))),
        ([request, house]) => {
          const checked = checkBet(frozen(request), frozen(house));
          if (!checked.ok) return;
          taken += 1;
          const { selections, stake, usesFreeBet, quote } = checked.value;
          expect(selections.length).toBeGreaterThan(0);
          expect(new Set(selections.map(({ matchId }) => matchId)).size).toBe(selections.length);
          expect(stake >= house.limits.minStake && stake <= house.limits.maxStake).toBe(true);
          expect(usesFreeBet ? house.freeBet : stake).toBe(stake);
          expect(usesFreeBet || (house.balance ?? 0) >= stake).toBe(true);
          selections.forEach((selection, at) => {
            const live = house.odds[selection.outcomeId];
            expect(live).toEqual({ state: 'open', odds: selection.odds });
            const was = request.selections[at]?.odds ?? 0;
            expect(request.acceptOddsChange === 'any' || selection.odds >= was).toBe(true);
            expect(request.acceptOddsChange !== 'none' || selection.odds === was).toBe(true);
          });
          expect(quote).toEqual(
            quoteBet({
              stake,
              prices: selections.map(({ odds }) => odds),
              limits: house.limits,
              taxRecord: house.taxRecord,
              freeBet: usesFreeBet,
            }),
          );
        },
      ),
      { numRuns: 3_000 },
    );
    expect(taken).toBeGreaterThan(20);
  });
});

describe('limits', () => {
  test('any list at all can be read, and what is read can be written and read again', () => {
    const names = printLimits({
      ...DEFAULT_LIMITS,
      booster: { rate: 1_050, minCount: 5, maxMultiplier: 1_250, minOdds: 1_300 as never },
    }).map(({ name }) => name);
    const anyPair = fc.record({
      name: fc.constantFrom(...names, 'other', '__proto__'),
      limit: fc.oneof(fc.string(), fc.double(), fc.integer(), fc.float({ min: 0, max: 3 })),
    });
    fc.assert(
      fc.property(fc.array(anyPair), (pairs) => {
        const limits = readLimits(frozen(pairs));
        expect(readLimits(printLimits(limits))).toEqual(limits);
      }),
      { numRuns: 2_000 },
    );
  });
  test('any booster survives the list', () => {
    fc.assert(
      fc.property(anyBooster(), (booster) => {
        expect(readLimits(printLimits({ ...DEFAULT_LIMITS, booster })).booster).toEqual(booster);
      }),
    );
  });
});
