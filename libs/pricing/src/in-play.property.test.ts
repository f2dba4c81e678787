import { describe, expect, test } from 'vitest';
import { FIRST_HALF_GOALS } from './halves.ts';
import { inPlayMatrix, playedShare, priceInPlay } from './in-play.ts';
import { matchMatrix } from './price-match.ts';
import { chanceWhere, SCORES, type GoalModel } from './score-matrix.ts';

const MODELS: readonly GoalModel[] = [
  { lambdaHome: 1.6, lambdaAway: 1.1, theta: 1.08 },
  { lambdaHome: 0.9, lambdaAway: 1.9, theta: 1.08 },
];

/** The same throws at every run. */
const dice = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const pick = (chances: readonly number[], thrown: number): number => {
  let sum = 0;
  const at = chances.findIndex((chance) => (sum += chance) > thrown);
  return at < 0 ? chances.length - 1 : at;
};

const MATRICES = new Map(MODELS.map((model) => [model, matchMatrix(model)]));

/** A match drawn from the matrix, and a random moment of it, by its goals so far. */
const momentOf = (model: GoalModel, throwDie: () => number) => {
  const end = pick(MATRICES.get(model) ?? [], throwDie());
  const [home, away] = [Math.floor(end / SCORES), end % SCORES];
  const [isFirst, played] = [throwDie() < 0.5, throwDie()];
  const soFar = (goals: number): number => {
    const inFirst = pick(FIRST_HALF_GOALS[goals] ?? [1], throwDie());
    const fallen = (count: number): number =>
      Array.from({ length: count }).filter(() => throwDie() < played).length;
    return isFirst ? fallen(inFirst) : inFirst + fallen(goals - inFirst);
  };
  const moment = {
    home: soFar(home),
    away: soFar(away),
    playedShare: playedShare(isFirst ? 'first-half' : 'second-half', played),
  };
  return { moment, home, away };
};

describe('prices in play', () => {
  test('are calibrated: in each of ten bands of chance, and of time, as many come in as were said to', () => {
    const throwDie = dice(26);
    const bands = new Map<string, { said: number; variance: number; came: number }>();
    const count = (band: string, chance: number, hasCome: boolean): void => {
      const kept = bands.get(band) ?? { said: 0, variance: 0, came: 0 };
      kept.said += chance;
      kept.variance += chance * (1 - chance);
      kept.came += hasCome ? 1 : 0;
      bands.set(band, kept);
    };
    for (let game = 0; game < 3_000; game += 1) {
      const model = MODELS[game % MODELS.length]!;
      const { moment, home, away } = momentOf(model, throwDie);
      const matrix = inPlayMatrix(model, moment);
      const questions: readonly ((h: number, a: number) => boolean)[] = [
        (h, a) => h > a,
        (h, a) => h === a,
        (h, a) => h + a > 2,
        (h, a) => h > 0 && a > 0,
      ];
      for (const [at, isTrue] of questions.entries()) {
        const chance = chanceWhere(matrix, isTrue);
        count(`chance ${Math.min(9, Math.floor(chance * 10))}`, chance, isTrue(home, away));
        count(`time ${Math.floor(moment.playedShare * 10)} of ${at}`, chance, isTrue(home, away));
        count(`ahead by ${Math.sign(moment.home - moment.away)} of ${at}`, chance, isTrue(home, away));
      }
    }
    expect(bands.size).toBeGreaterThan(50);
    for (const [band, { said, variance, came }] of bands)
      expect(Math.abs(came - said), band).toBeLessThanOrEqual(4 * Math.sqrt(variance) + 1e-6);
  });

  test('begin as the prices before the match, and end at the score; no market can be backed whole for a sure win', () => {
    const [model] = MODELS;
    const begin = inPlayMatrix(model!, { home: 0, away: 0, playedShare: 0 });
    for (const [at, chance] of matchMatrix(model!).entries()) expect(begin[at]).toBeCloseTo(chance, 12);
    const end = inPlayMatrix(model!, { home: 3, away: 1, playedShare: 1 });
    expect(end[3 * SCORES + 1]).toBe(1);
    for (const share of [0.1, 0.4468, 0.8, 0.99]) {
      const priced = priceInPlay(model!, { home: 1, away: 1, playedShare: share });
      for (const outcomes of Map.groupBy(priced, ({ market }) => market.typeId).values()) {
        if (outcomes[0]?.market.isExclusive !== true || outcomes.some(({ odds }) => odds === null)) continue;
        expect(outcomes.reduce((sum, { odds }) => sum + 1_000 / (odds ?? 1), 0)).toBeGreaterThan(1);
      }
      expect(priced.every(({ market, odds }) => odds === null || market.looksAt === 'full-time')).toBe(true);
    }
  });
});
