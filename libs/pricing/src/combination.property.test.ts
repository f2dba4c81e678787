import {
  GOAL_MARKETS,
  oddsFromThousandths,
  settleBet,
  DEFAULT_LIMITS,
  TAX_RECORDS,
  kes,
  type LegResult,
} from '@kipenga/betting-core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceOf } from './chance-of.ts';
import { checkCombination, combinationWays, mixedHalves, priceCombination } from './combination.ts';
import { halvesMatrix, scoresByHalves, type HalvesMatrix } from './halves.ts';
import { oddsFromChance } from './margin.ts';
import { matchMatrix, priceMatch, type PricedOutcome } from './price-match.ts';
import { goalModel } from './testing/goal-model.ts';

/* `PROPERTY_RUNS=1000000` tries as many combinations (see CONTRIBUTING); the normal run tries a hundred. */

interface Offered extends PricedOutcome {
  readonly odds: number;
}
const isOffered = (one: PricedOutcome): one is Offered => one.odds !== null;
const outcomes = GOAL_MARKETS.flatMap((market) => market.outcomes);

/** A match, and picks of it at its own prices. */
const anyCase = fc
  .record({
    model: goalModel,
    picks: fc.uniqueArray(fc.nat({ max: outcomes.length - 1 }), { minLength: 2, maxLength: 4 }),
  })
  .map(({ model, picks }) => {
    const priced = priceMatch({ kind: 'goals', ...model });
    const offered = picks.flatMap((at) => priced.slice(at, at + 1)).filter(isOffered);
    return {
      halves: halvesMatrix(matchMatrix(model)),
      singles: offered,
      parts: offered.map(({ outcome, odds }) => ({ outcome, odds: oddsFromThousandths(odds) })),
    };
  });

/** The price of an outcome without margin, its stake back where it is void. */
const fairOddsOf = (halves: HalvesMatrix, outcome: PricedOutcome['outcome']): number => {
  const { won, void: off } = chanceOf(halves, [outcome]);
  return (1 - off) / won;
};
const onGrid = (decimal: number): number => oddsFromChance(1 / decimal) ?? 0;

/** The step of a board at a price. */
const tickAt = (odds: number): number =>
  odds < 10_000 ? 10 : odds < 20_000 ? 100 : odds < 50_000 ? 500 : 1_000;
/** Draw no bet: the one market whose outcomes can be void. */
const DRAW_NO_BET = '11';
/** Markets of which exactly one outcome of few wins. */
const SPLITS = GOAL_MARKETS.filter(
  ({ typeId, isExclusive, outcomes: all }) => isExclusive && all.length <= 3 && typeId !== DRAW_NO_BET,
);
const anyPlaces = fc.uniqueArray(fc.nat({ max: outcomes.length - 1 }), { minLength: 1, maxLength: 2 });

describe('every combination', () => {
  test('is priced within its bounds, or refused as the scores say (D101)', () => {
    let priced = 0;
    fc.assert(
      fc.property(anyCase, ({ halves, singles, parts }) => {
        fc.pre(parts.length > 1);
        const answer = priceCombination(halves, parts);
        const { won } = chanceOf(
          halves,
          singles.map(({ outcome }) => outcome),
        );
        if (!answer.ok) {
          const { reason } = answer;
          expect(['impossible', 'implied', 'too-long']).toContain(reason.kind);
          // At no price above the grid, with its margin, would it be below 501 again.
          if (reason.kind === 'too-long') expect(1 / won).toBeGreaterThan(501);
          if (reason.kind === 'impossible') expect(won).toBe(0);
          if (reason.kind === 'implied') {
            const others = singles.filter((_, at) => at !== reason.part).map(({ outcome }) => outcome);
            expect(Math.abs(chanceOf(halves, others).won - won)).toBeLessThan(1e-12);
          }
          return;
        }
        priced += 1;
        const { odds, chance, trueOdds, multipliedOdds, margin, partOdds } = answer.value;
        expect(Math.abs(chance - won)).toBeLessThan(1e-12);
        // Never better than fair.
        expect(odds / 1_000).toBeLessThanOrEqual(trueOdds + 1e-9);
        expect(margin).toBeGreaterThanOrEqual(-1e-9);
        // If nothing can be void, the true price is that of the joint chance.
        const canBeVoid = singles.some(({ outcome }) => chanceOf(halves, [outcome]).void > 0);
        if (!canBeVoid) expect(Math.abs(trueOdds * won - 1)).toBeLessThan(1e-9);
        // Of what it was priced from: the greatest margin among its parts and half of the second, rounded once, or a price of fewer of them.
        const margins = singles
          .map(({ outcome, odds: own }) => fairOddsOf(halves, outcome) / (own / 1_000) - 1)
          .toSorted((one, other) => other - one);
        const [greatest = 0, second = 0] = margins;
        const own = onGrid(trueOdds / (1 + greatest + second / 2));
        const fewer = parts.map((_, at) => partOdds[2 ** parts.length - 2 - 2 ** at] ?? 0);
        expect(odds).toBe(Math.max(own, ...fewer.filter((price) => price / 1_000 <= trueOdds)));
        // Never more than 1.5 times the margin of one of its parts, but for rounding.
        expect(odds).toBeGreaterThanOrEqual(onGrid(trueOdds / (1 + 1.5 * greatest)));
        // Nobody has a part at a smaller margin by adding a pick to it, however certain that is.
        if (odds > Math.max(...fewer)) expect(margin).toBeGreaterThanOrEqual(greatest - 1e-9);
        expect(trueOdds / (1 + margin)).toBeCloseTo(odds / 1_000, 9);
        expect(multipliedOdds).toBeGreaterThan(1);
        expect(partOdds).toHaveLength(2 ** parts.length - 1);
      }),
    );
    expect(priced).toBeGreaterThan(15);
  });

  test('brings back no more than its stake on average, void parts at the prices of placing', () => {
    fc.assert(
      fc.property(anyCase, ({ halves, parts }) => {
        fc.pre(parts.length > 1);
        const answer = priceCombination(halves, parts);
        if (!answer.ok) return;
        const { partOdds } = answer.value;
        const picked = parts.map(({ outcome }) => outcome);
        const ways = combinationWays(halves, picked, partOdds);
        const back = ways.reduce((sum, { odds, chance }) => sum + chance * ((odds ?? 1_000) / 1_000), 0);
        expect(back).toBeLessThanOrEqual(1 + 1e-9);
        expect(
          Math.abs(ways.reduce((sum, { chance }) => sum + chance, 0) + chanceOf(halves, picked).lost - 1),
        ).toBeLessThan(1e-12);
        // The price that is left by void parts is the one those parts have alone.
        const [, ...others] = parts;
        const rest = others.length > 1 ? priceCombination(halves, others) : null;
        // Others that would be refused for their length alone are paid at the highest price: the whole, with more margin, was not that long.
        const long = rest?.ok === false && rest.reason.kind === 'too-long' ? rest.reason.highest : null;
        const left = rest === null ? others[0]?.odds : rest.ok ? rest.value.odds : long;
        expect(partOdds[2 ** parts.length - 3]).toBe(left);
      }),
    );
  });

  test('is no way to have fewer of its picks cheaper, bought with each way in which the last can come out', () => {
    let bought = 0;
    fc.assert(
      fc.property(goalModel, fc.constantFrom(...SPLITS), anyPlaces, (model, market, places) => {
        const priced = priceMatch({ kind: 'goals', ...model })
          .filter(({ market: { typeId } }) => typeId !== DRAW_NO_BET)
          .filter(isOffered);
        const halves = halvesMatrix(matchMatrix(model));
        const wanted = places.flatMap((place) => priced.slice(place, place + 1));
        const priceOf = (picks: readonly Offered[]): number | null => {
          if (picks.length === 1) return picks[0]?.odds ?? null;
          const answer = priceCombination(
            halves,
            picks.map(({ outcome, odds }) => ({ outcome, odds: oddsFromThousandths(odds) })),
          );
          if (answer.ok) {
            const { odds, partOdds } = answer.value;
            // Fewer of its picks bring as much, and are what one would buy.
            return picks.length > wanted.length && partOdds.indexOf(odds) < partOdds.length - 1 ? null : odds;
          }
          // An impossible combination is not bought.
          return answer.reason.kind === 'impossible' ? Infinity : null;
        };
        const ways = priced.filter((one) => one.market === market);
        const prices = [wanted, ...ways.map((way) => [...wanted, way])].map(priceOf);
        const [together = null, ...split] = prices;
        if (together === null || together === Infinity || split.length < market.outcomes.length) return;
        if (split.includes(null)) return;
        bought += 1;
        // A price of several picks is rounded down once more than that of one.
        const above = wanted.length === 1 ? together : together + tickAt(together);
        const cost = split.reduce<number>((sum, price) => sum + 1_000 / (price ?? 0), 0);
        expect(cost).toBeGreaterThanOrEqual(1_000 / above - 1e-9);
      }),
    );
    expect(bought).toBeGreaterThan(15);
  });

  test('is settled at every score at one of those ways', () => {
    const terms = {
      stake: kes(100),
      limits: DEFAULT_LIMITS,
      taxRecord: TAX_RECORDS[0],
      usesFreeBet: false,
    };
    fc.assert(
      fc.property(anyCase, fc.nat({ max: scoresByHalves().length - 1 }), ({ halves, parts }, at) => {
        fc.pre(parts.length > 1);
        const answer = priceCombination(halves, parts);
        const score = scoresByHalves()[at];
        if (!answer.ok || score === undefined) return;
        const results: readonly LegResult[] = parts.map(({ outcome }) => outcome.resultAt(score));
        const settled = settleBet({ ...terms, legs: [{ parts: results, partOdds: answer.value.partOdds }] });
        expect(settled.status).toBe(
          results.includes('lost') ? 'lost' : results.includes('won') ? 'won' : 'void',
        );
        if (settled.status !== 'won') return;
        const left = results.reduce((set, result, part) => (result === 'won' ? set + 2 ** part : set), 0);
        expect(settled.quote.totalOdds).toBe(Math.round((answer.value.partOdds[left - 1] ?? 0) / 10));
        expect(settled.badge).toBe(results.includes('void') ? 'half-void' : null);
      }),
      { numRuns: 50 },
    );
  });
});

test('what is longer than the grid is refused, and not priced at its end with more margin (D101)', () => {
  const model = { lambdaHome: 2.2, lambdaAway: 0.6, theta: 1.08 };
  const priced = priceMatch({ kind: 'goals', ...model }).filter(isOffered);
  const part = (typeId: string, key: string) => {
    const found = priced.find(({ market, outcome }) => market.typeId === typeId && outcome.key === key);
    if (found === undefined) throw new Error(`No price for ${typeId} ${key}.`);
    return { outcome: found.outcome, odds: oddsFromThousandths(found.odds) };
  };
  const parts = [part('60', '1'), part('45', '1-3')];
  expect(priceCombination(halvesMatrix(matchMatrix(model)), parts)).toEqual({
    ok: false,
    reason: { kind: 'too-long', highest: 501_000 },
  });
});

describe('picks that do not go together', () => {
  const named = (typeId: string, key: string) => {
    const outcome = GOAL_MARKETS.find((market) => market.typeId === typeId)?.outcomes.find(
      (one) => one.key === key,
    );
    if (outcome === undefined) throw new Error(`The table of markets has no ${typeId} ${key}.`);
    return outcome;
  };
  const [home, draw, gg, ng] = [named('1', '1'), named('1', 'X'), named('29', 'yes'), named('29', 'no')];
  const [over15, over25, under25] = [
    named('18-1.5', 'over 1.5'),
    named('18', 'over 2.5'),
    named('18', 'under 2.5'),
  ];
  test.each([
    ['one alone', [home], { kind: 'too-few-parts', minimum: 2 }],
    ['seven', Array(7).fill(home), { kind: 'too-many-parts', maximum: 6 }],
    ['a win and a draw', [gg, home, draw], { kind: 'impossible', parts: [1, 2] }],
    [
      'over 2.5 and 1-1, a draw between them',
      [over25, draw, named('45', '1-1')],
      { kind: 'impossible', parts: [0, 2] },
    ],
    ['a win, both score, under 2.5', [home, gg, under25], { kind: 'impossible', parts: [0, 1, 2] }],
    ['over 1.5 beside over 2.5', [over15, over25], { kind: 'implied', part: 0, by: [1] }],
    ['over 1.5 beside both score', [gg, over15], { kind: 'implied', part: 1, by: [0] }],
    ['the same twice', [ng, home, ng], { kind: 'implied', part: 2, by: [0] }],
    [
      'a draw, under 2.5 and not both score: 0-0',
      [draw, ng, under25],
      { kind: 'implied', part: 2, by: [0, 1] },
    ],
  ])('%s', (_name, picks, reason) => {
    expect(checkCombination(picks)).toEqual({ ok: false, reason });
  });
});

test('a result at half time stands in no set with one at the end, which the model says too rarely (docs/decisions/0058)', () => {
  const of = (typeId: string) =>
    GOAL_MARKETS.find((market) => market.typeId === typeId)?.outcomes.slice(0, 1) ?? [];
  const [result, half, both, score, goals, halfGoals] = ['1', '60', '47', '45', '18', '68-0.5'].map(of);
  const mixed = (...picks: readonly (typeof result)[]) => mixedHalves(picks.flatMap((pick = []) => pick));
  expect(mixed(goals, half, result)).toEqual([1, 2]);
  expect(mixed(score, half)).toEqual([0, 1]);
  expect(mixed(both, goals)).toEqual([0]);
  expect(mixed(result, halfGoals)).toEqual([]);
  expect(mixed(half, goals)).toEqual([]);
});
