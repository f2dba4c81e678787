import { fairChances, GOAL_MARKETS, type OutcomeDefinition } from '@kipenga/betting-core';
import { describe, expect, test } from 'vitest';
import { checkCombination, mixedHalves } from '../src/combination.ts';
import { fitGoalModel } from '../src/fit-goal-model.ts';
import { FIRST_HALF_GOALS } from '../src/halves.ts';
import { marginOf, oddsFromChance, quotedChances } from '../src/margin.ts';
import { matchMatrix } from '../src/price-match.ts';
import { scoreAt, SCORES, type ScoreMatrix } from '../src/score-matrix.ts';
import { referenceMissing, referenceRows } from './reference-data.ts';

const pick = (text: string): OutcomeDefinition => {
  const [typeId, key] = text.split('|');
  const market = GOAL_MARKETS.find((one) => one.typeId === typeId);
  const outcome = market?.outcomes.find((one) => one.key === key);
  if (outcome === undefined) throw new Error(`No outcome ${text}`);
  return outcome;
};

const SIDES = ['1|1', '1|X', '1|2', '10|1 or X', '10|X or 2'];
const GOALS = ['18|over 2.5', '18|under 2.5', '18-1.5|over 1.5', '18-3.5|under 3.5', '29|yes', '29|no'];
/** The usual combinations: a result with goals or both to score, goals with both to score, and the first half with the whole. */
const USUAL = [
  ...SIDES.flatMap((side) => GOALS.map((goals) => [side, goals])),
  ...['29|yes', '29|no'].flatMap((both) =>
    ['18|over 2.5', '18|under 2.5', '18-3.5|under 3.5'].map((goals) => [both, goals]),
  ),
  ...['60|1', '60|X', '60|2', '68-0.5|over 0.5', '68-1.5|over 1.5'].flatMap((half) =>
    ['1|1', '1|2', '18|over 2.5'].map((whole) => [half, whole]),
  ),
  ...['1|1', '1|2'].map((side) => [side, '29|yes', '18-3.5|under 3.5']),
  ...['1|1', '1|2'].map((side) => [side, '68-0.5|over 0.5', '18|over 2.5']),
  ['1|X', '29|yes', '18-3.5|under 3.5'],
]
  .filter((names) => checkCombination(names.map(pick)).ok)
  .slice(0, 50);

/**
 * Combinations whose chance is known to be off: comebacks, since the model takes the halves to be independent, and draws of four goals and
 * more. docs/decisions/0058 has the figures.
 */
const KNOWN_TO_BE_OFF = new Set(['1|X + 18|over 2.5', '60|1 + 1|1', '60|1 + 1|2', '60|2 + 1|1']);

interface Played {
  readonly matrix: ScoreMatrix;
  readonly score: {
    readonly home: number;
    readonly away: number;
    readonly halfHome: number;
    readonly halfAway: number;
  };
}

function playedMatches(): readonly Played[] {
  const results = new Map(referenceRows('football/main_results.csv').map((row) => [row['src_id'], row]));
  return referenceRows('football/main_fixtures.csv').flatMap((row) => {
    const result = results.get(row['src_id']);
    const prices = (...names: string[]): number[] => names.map((name) => Number(row[name]));
    const [oneXTwo, goals] = [
      prices('home_odd', 'neutral_odd', 'away_odd'),
      prices('over_25_odd', 'under_25_odd'),
    ];
    const isKnown = result?.['status'] === 'FT' && result['ht_home'] !== '' && result['ht_away'] !== '';
    if (!isKnown || ![...oneXTwo, ...goals].every((price) => price > 1)) return [];
    const [home = 0, draw = 0] = fairChances(oneXTwo);
    const fit = fitGoalModel({ home, draw, over25: fairChances(goals)[0] ?? 0 });
    if (!fit.ok) throw new Error(`No model fits ${row['src_id']}`);
    const figure = (name: string): number => Number(result?.[name]);
    const score = {
      home: figure('ft_home'),
      away: figure('ft_away'),
      halfHome: figure('ht_home'),
      halfAway: figure('ht_away'),
    };
    return [{ matrix: matchMatrix(fit.value), score }];
  });
}

/** The chance of picks by the final score; it is the same for every match, since goals fall in the first half by one rule. */
const shareByScore = (picks: readonly OutcomeDefinition[]): readonly number[] =>
  Array.from({ length: SCORES * SCORES }, (_, at) => {
    const [home, away] = scoreAt(at);
    let share = 0;
    for (const [halfHome, homeChance] of (FIRST_HALF_GOALS[home] ?? []).entries())
      for (const [halfAway, awayChance] of (FIRST_HALF_GOALS[away] ?? []).entries())
        if (picks.every(({ resultAt }) => resultAt({ home, away, halfHome, halfAway }) === 'won'))
          share += homeChance * awayChance;
    return share;
  });

/** The margin of an outcome at the price that its market has in a model; that of one which wins together with others, against its own complement. */
function marginAlone(
  outcome: OutcomeDefinition,
  chance: number,
  chanceIn: (shares: readonly number[]) => number,
): number {
  const market = GOAL_MARKETS.find(({ outcomes }) => outcomes.includes(outcome));
  if (market === undefined) throw new Error('an outcome of no market');
  const chances = market.isExclusive
    ? market.outcomes.map((one) => chanceIn(shareOf(one)))
    : [chance, 1 - chance];
  const at = market.isExclusive ? market.outcomes.indexOf(outcome) : 0;
  const odds = oddsFromChance(quotedChances(chances, marginOf(market))[at] ?? 1) ?? 1_000;
  return 1 / (chance * (odds / 1_000)) - 1;
}
const known = new Map<OutcomeDefinition, readonly number[]>();
const shareOf = (outcome: OutcomeDefinition): readonly number[] => {
  const share = known.get(outcome) ?? shareByScore([outcome]);
  known.set(outcome, share);
  return share;
};

describe.skipIf(referenceMissing())(
  `combinations against real results (skipped where the data pack is absent: ${referenceMissing() ?? 'it is here'})`,
  () => {
    const matches = playedMatches();

    test('fifty usual combinations happen as often as their joint chances say, and not as often as multiplying says', () => {
      expect(USUAL).toHaveLength(50);
      const judged = USUAL.map((names) => {
        const picks = names.map(pick);
        const [share, ...alone] = [picks, ...picks.map((one) => [one])].map(shareByScore);
        const chanceIn = (matrix: ScoreMatrix, shares: readonly number[] = []): number =>
          matrix.reduce((sum, cell, at) => sum + cell * (shares[at] ?? 0), 0);
        let [said, multiplied, variance, came] = [0, 0, 0, 0];
        for (const { matrix, score } of matches) {
          const chance = chanceIn(matrix, share);
          said += chance;
          variance += chance * (1 - chance);
          multiplied += alone.reduce((product, shares) => product * chanceIn(matrix, shares), 1);
          came += Number(picks.every(({ resultAt }) => resultAt(score) === 'won'));
        }
        const off = (expected: number): number => (came - expected) / Math.sqrt(variance);
        return { name: names.join(' + '), said, came, z: off(said), multipliedZ: off(multiplied) };
      });
      const percent = (count: number): string => ((100 * count) / matches.length).toFixed(2);
      for (const { name, said, came, z, multipliedZ } of judged)
        process.stdout.write(
          `${name}: said ${percent(said)} %, came ${percent(came)} %, ${z.toFixed(1)} errors; multiplied ${multipliedZ.toFixed(1)}\n`,
        );
      const squares = (of: (one: (typeof judged)[number]) => number): number =>
        judged.reduce((sum, one) => sum + of(one) ** 2, 0) / judged.length;
      process.stdout.write(
        `${matches.length} matches; mean square of errors ${squares(({ z }) => z).toFixed(2)}, multiplied ${squares(({ multipliedZ }) => multipliedZ).toFixed(1)}\n`,
      );
      const far = judged.filter(({ z }) => Math.abs(z) > 3.5).map(({ name }) => name);
      expect(far.filter((name) => !KNOWN_TO_BE_OFF.has(name))).toEqual([]);
      expect(Math.max(...judged.map(({ z }) => Math.abs(z)))).toBeLessThan(5);
      expect(squares(({ z }) => z) * 10).toBeLessThan(squares(({ multipliedZ }) => multipliedZ));
    });

    test('at their prices nobody who takes one of them on every match has more back than staked, within its error (docs/decisions/0079)', () => {
      const offered = USUAL.filter((names) => mixedHalves(names.map(pick)).length === 0);
      const judged = offered.map((names) => {
        const picks = names.map(pick);
        const [share = [], ...alone] = [picks, ...picks.map((one) => [one])].map(shareByScore);
        const back: number[] = [];
        for (const { matrix, score } of matches) {
          const chanceIn = (shares: readonly number[]): number =>
            matrix.reduce((sum, cell, at) => sum + cell * (shares[at] ?? 0), 0);
          const margins = picks.map((one, at) => marginAlone(one, chanceIn(alone[at] ?? []), chanceIn));
          const [greatest = 0, second = 0] = margins.toSorted((one, other) => other - one);
          const odds = 1 / (chanceIn(share) * (1 + greatest + second / 2));
          back.push(picks.every(({ resultAt }) => resultAt(score) === 'won') ? odds : 0);
        }
        const mean = back.reduce((sum, one) => sum + one, 0) / back.length;
        const variance = back.reduce((sum, one) => sum + (one - mean) ** 2, 0) / back.length;
        return { name: names.join(' + '), mean, error: Math.sqrt(variance / back.length) };
      });
      for (const { name, mean, error } of judged)
        process.stdout.write(`${name}: ${mean.toFixed(3)} back, error ${error.toFixed(3)}\n`);
      expect(judged.filter(({ mean, error }) => mean - 2 * error > 1)).toEqual([]);
      const all = judged.reduce((sum, { mean }) => sum + mean, 0) / judged.length;
      process.stdout.write(`all together ${all.toFixed(3)}\n`);
      expect(all).toBeLessThan(0.95);
    });
  },
);
