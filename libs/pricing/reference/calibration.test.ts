import { BOTH_TEAMS_TO_SCORE, fairChances, ONE_X_TWO, OVER_UNDER, parseOdds } from '@kipenga/betting-core';
import { describe, expect, test } from 'vitest';
import { fitGoalModel } from '../src/fit-goal-model.ts';
import { fitMatch, type MarketPrices } from '../src/fit-match.ts';
import { correctedBothScore } from '../src/goal-correction.ts';
import { matchMatrix } from '../src/price-match.ts';
import { chanceWhere, scoreMatrix, SCORES, type ScoreMatrix } from '../src/score-matrix.ts';
import { referenceMissing, referenceRows } from './reference-data.ts';

/** One match with its score, the market's fair chances, and our matrix fitted to its 1x2 and over/under 2.5. */
interface Judged {
  readonly home: number;
  readonly away: number;
  readonly fairGg: number;
  readonly plainGg: number;
  readonly matrix: ScoreMatrix;
  readonly fairHome: number;
}

function judgedMatches(): readonly Judged[] {
  const results = new Map(referenceRows('football/main_results.csv').map((row) => [row['src_id'], row]));
  return referenceRows('football/main_fixtures.csv').flatMap((row) => {
    const result = results.get(row['src_id']);
    const prices = (...names: string[]): number[] => names.map((name) => Number(row[name]));
    const [oneXTwo, goals, both] = [
      prices('home_odd', 'neutral_odd', 'away_odd'),
      prices('over_25_odd', 'under_25_odd'),
      prices('gg_odd', 'ng_odd'),
    ];
    if (result?.['status'] !== 'FT' || ![...oneXTwo, ...goals, ...both].every((price) => price > 1))
      return [];
    const [home = 0, draw = 0] = fairChances(oneXTwo);
    const fit = fitGoalModel({ home, draw, over25: fairChances(goals)[0] ?? 0 });
    if (!fit.ok) throw new Error(`No model fits ${row['src_id']}`);
    const model = fit.value;
    const plainGg = chanceWhere(scoreMatrix(model), bothScore);
    const score = { home: Number(result['ft_home']), away: Number(result['ft_away']) };
    return [
      { ...score, fairGg: fairChances(both)[0] ?? 0, plainGg, matrix: matchMatrix(model), fairHome: home },
    ];
  });
}

/** The prices of the match card. */
const cardOf = (row: Readonly<Record<string, string>>): readonly MarketPrices[] =>
  (
    [
      [ONE_X_TWO, 'home_odd', 'neutral_odd', 'away_odd'],
      [OVER_UNDER, 'over_25_odd', 'under_25_odd'],
      [BOTH_TEAMS_TO_SCORE, 'gg_odd', 'ng_odd'],
    ] as const
  ).map(([market, ...columns]) => ({
    market,
    prices: columns.map((name) => parseOdds(row[name] ?? '')).map((read) => (read.ok ? read.value : null)),
  }));

const bothScore = (home: number, away: number): boolean => home > 0 && away > 0;
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const logLoss = (
  matches: readonly Judged[],
  chance: (match: Judged) => number,
  happened: (match: Judged) => boolean,
): number => mean(matches.map((match) => -Math.log(happened(match) ? chance(match) : 1 - chance(match))));

describe.skipIf(referenceMissing())(
  `prices against real results (skipped where the data pack is absent: ${referenceMissing() ?? 'it is here'})`,
  () => {
    const matches = judgedMatches();
    const over = (line: number) => (match: Judged) =>
      chanceWhere(match.matrix, (home, away) => home + away > line);
    const isGg = ({ home, away }: Judged): boolean => bothScore(home, away);

    test('the pack holds two seasons of eleven leagues', () => expect(matches.length).toBeGreaterThan(7000));

    test('derived both-to-score is nearly as good as the real price of it, and better than without the correction', () => {
      const derived = logLoss(matches, ({ plainGg }) => correctedBothScore(plainGg), isGg);
      const plain = logLoss(matches, ({ plainGg }) => plainGg, isGg);
      const market = logLoss(matches, ({ fairGg }) => fairGg, isGg);
      const constant = mean(matches.map((match) => Number(isGg(match))));
      const nothing = logLoss(matches, () => constant, isGg);
      process.stdout.write(
        `both to score, log loss: derived ${derived.toFixed(5)}, uncorrected ${plain.toFixed(5)}, real price ${market.toFixed(5)}, constant ${nothing.toFixed(5)}\n`,
      );
      expect(derived).toBeLessThan(plain);
      expect(derived - market).toBeLessThan(0.001);
      expect((nothing - derived) / (nothing - market)).toBeGreaterThan(0.85);
    });

    test('twenty bins of derived both-to-score come out within three points on average', () => {
      const sorted = matches.toSorted((a, b) => a.plainGg - b.plainGg);
      const size = Math.ceil(sorted.length / 20);
      const gaps = Array.from({ length: 20 }, (_, bin) => sorted.slice(bin * size, (bin + 1) * size)).map(
        (bin) =>
          Math.abs(
            mean(bin.map(({ plainGg }) => correctedBothScore(plainGg))) -
              mean(bin.map((match) => Number(isGg(match)))),
          ),
      );
      process.stdout.write(
        `both to score, 20 bins: mean gap ${(100 * mean(gaps)).toFixed(2)} points, widest ${(100 * Math.max(...gaps)).toFixed(2)}\n`,
      );
      expect(mean(gaps)).toBeLessThan(0.03);
    });

    test.each([0.5, 1.5, 3.5, 4.5])('over %f happens as often as derived', (line) => {
      const derived = mean(matches.map(over(line)));
      const actual = mean(matches.map(({ home, away }) => Number(home + away > line)));
      process.stdout.write(
        `over ${line}: derived ${(100 * derived).toFixed(1)} %, actual ${(100 * actual).toFixed(1)} %\n`,
      );
      expect(Math.abs(derived - actual)).toBeLessThan(0.015);
    });

    test('home wins happen as often as their fair price says, in ten bins', () => {
      const sorted = matches.toSorted((a, b) => a.fairHome - b.fairHome);
      const size = Math.ceil(sorted.length / 10);
      const gaps = Array.from({ length: 10 }, (_, bin) => sorted.slice(bin * size, (bin + 1) * size)).map(
        (bin) =>
          Math.abs(
            mean(bin.map(({ fairHome }) => fairHome)) -
              mean(bin.map(({ home, away }) => Number(home > away))),
          ),
      );
      process.stdout.write(`home win, 10 bins: mean gap ${(100 * mean(gaps)).toFixed(2)} points\n`);
      expect(mean(gaps)).toBeLessThan(0.025);
    });

    test('every twentieth match fits all seven prices of its card', () => {
      const cards = referenceRows('football/main_fixtures.csv')
        .filter((_row, at) => at % 20 === 0)
        .map(cardOf)
        .filter((card) => card.every(({ prices }) => !prices.includes(null)));
      expect(cards.length).toBeGreaterThan(350);
      expect(cards.map((card) => fitMatch(card)).filter(({ ok }) => !ok)).toEqual([]);
    });

    test('correct scores are worth more than the base rate', () => {
      const listed = matches.filter(({ home, away }) => home < SCORES && away < SCORES);
      const loss = mean(listed.map(({ home, away, matrix }) => -Math.log(matrix[home * SCORES + away] ?? 0)));
      process.stdout.write(`correct score, log loss ${loss.toFixed(5)} over ${listed.length} matches\n`);
      expect(loss).toBeLessThan(2.9);
    });
  },
);
