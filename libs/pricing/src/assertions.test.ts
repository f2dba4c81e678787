import { oddsFromThousandths, OVER_UNDER } from '@kipenga/betting-core';
import { expect, test } from 'vitest';
import { chanceOf } from './chance-of.ts';
import { combinationWays } from './combination.ts';
import { halvesMatrix } from './halves.ts';
import { inPlayMatrix, playedShare } from './in-play.ts';
import { quotedChances } from './margin.ts';
import { matchMatrix, priceMatch } from './price-match.ts';
import { chanceWhere } from './score-matrix.ts';

const model = { lambdaHome: 1.6, lambdaAway: 1.1, theta: 1.08 };
const matrix = matchMatrix(model);
const moment = { home: 1, away: 0, playedShare: 0.5 };

test.each([
  ['halves must be 14400 numbers, got 225; make one with halvesMatrix(matrix)', () => chanceOf(matrix, [])],
  ['matrix must be 225 numbers, got 1; make one with scoreMatrix(model)', () => halvesMatrix([1])],
  ['matrix must be 225 numbers, got 0; make one with scoreMatrix(model)', () => chanceWhere([], () => true)],
  [
    'partOdds must be 3 numbers, got 1; they are those of priceCombination(halves, parts)',
    () =>
      combinationWays(halvesMatrix(matrix), OVER_UNDER.outcomes.slice(0, 2), [oddsFromThousandths(1_850)]),
  ],
  ['homeWins must be a number of 0 to 1, got 2', () => priceMatch({ kind: 'winner', homeWins: 2 })],
  ['played must be a number of 0 to 1, got 1.5', () => playedShare('first-half', 1.5)],
  [
    'playedShare must be a number of 0 to 1, got NaN',
    () => inPlayMatrix(model, { ...moment, playedShare: NaN }),
  ],
  [
    'home and away must be whole numbers of goals, got -1 and 0',
    () => inPlayMatrix(model, { ...moment, home: -1 }),
  ],
  ['chances[1] must be a number of 0 to 1, got 2', () => quotedChances([0.5, 2])],
  ['margin must be a number, zero or more, got -2', () => quotedChances([0.5, 0.5], -2)],
])('%s', (told, run) => expect(run).toThrow(new RangeError(told)));
