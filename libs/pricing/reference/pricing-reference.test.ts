import { fairChances } from '@kipenga/betting-core';
import { describe, expect, test } from 'vitest';
import { fitGoalModel } from '../src/fit-goal-model.ts';
import { halfTimesOf, halvesMatrix } from '../src/halves.ts';
import { chanceWhere, scoreMatrix, SCORES } from '../src/score-matrix.ts';
import { referenceMissing, referenceRows } from './reference-data.ts';

const TOLERANCE = 0.0005;

describe.skipIf(referenceMissing())(
  `reference vectors (skipped where the data pack is absent: ${referenceMissing() ?? 'it is here'})`,
  () => {
    const rows = referenceRows('football/derived_vectors.csv');

    test('the pack holds 120 worked matches', () => expect(rows).toHaveLength(120));

    test.each(rows)('$src_id: every derived chance is within 0.0005', (row) => {
      const figure = (name: string): number => Number(row[name]);
      const [home = 0, draw = 0, away = 0] = fairChances([
        figure('home_odd'),
        figure('neutral_odd'),
        figure('away_odd'),
      ]);
      const [over25 = 0] = fairChances([figure('over_25_odd'), figure('under_25_odd')]);
      const fit = fitGoalModel({ home, draw, over25 });
      if (!fit.ok) throw new Error('No model fits');
      const model = fit.value;
      const matrix = scoreMatrix(model);
      const halves = halfTimesOf(halvesMatrix(matrix)).bothTimes;
      const half = (which: number): number =>
        [0, 1, 2].reduce((sum, full) => sum + (halves[which * 3 + full] ?? 0), 0);
      const over = (line: number): number => chanceWhere(matrix, (h, a) => h + a > line);
      const computed: Record<string, number> = {
        p1: home,
        px: draw,
        p2: away,
        po25: over25,
        lambda_home: model.lambdaHome,
        lambda_away: model.lambdaAway,
        theta: model.theta,
        gg: chanceWhere(matrix, (h, a) => h > 0 && a > 0),
        dc_1x: chanceWhere(matrix, (h, a) => h >= a),
        dc_12: chanceWhere(matrix, (h, a) => h !== a),
        dc_x2: chanceWhere(matrix, (h, a) => h <= a),
        ov05: over(0.5),
        ov15: over(1.5),
        ov35: over(3.5),
        ov45: over(4.5),
        ht_1: half(0),
        ht_X: half(1),
        ht_2: half(2),
      };
      for (const score of ['0-0', '1-0', '0-1', '1-1', '2-1', '1-2', '2-0', '0-2', '2-2', '3-1']) {
        const [h = 0, a = 0] = score.split('-').map(Number);
        computed[`cs_${score}`] = matrix[h * SCORES + a] ?? 0;
      }
      for (const [at, sides] of ['11', '1X', '12', 'X1', 'XX', 'X2', '21', '2X', '22'].entries())
        computed[`htft_${sides}`] = halves[at] ?? 0;
      const far = Object.entries(computed).filter(
        ([name, value]) => !(Math.abs(value - figure(name)) <= TOLERANCE),
      );
      expect(far.map(([name, value]) => `${name}: ${value} instead of ${row[name]}`)).toEqual([]);
    });
  },
);
