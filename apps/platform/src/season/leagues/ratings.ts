import type { GoalModel } from '@kipenga/pricing';

/** One past match between clubs numbered from 0. */
export interface PastScore {
  readonly home: number;
  readonly away: number;
  readonly homeGoals: number;
  readonly awayGoals: number;
  /** Weight: 1 for the latest season, less for older ones. */
  readonly weight: number;
}

/** Goals of a league, and each club's strength relative to its average of 1. Below 1 in defence is good. */
export interface Ratings {
  readonly homeGoals: number;
  readonly awayGoals: number;
  readonly attack: readonly number[];
  readonly defence: readonly number[];
}

/** Goals of an average club that are credited to every club: keeps clubs with few matches near the average. */
const PRIOR_GOALS = 12;
const ROUNDS = 40;
const DRAW_FACTOR = 1.08;

/**
 * Fits attack and defence of every club by an alternating Poisson model: goals scored over the goals an average attack would
 * have scored against those defences, and the other way round, each pulled towards 1 by the prior.
 */
export function rateClubs(
  clubCount: number,
  results: readonly PastScore[],
  fallback = { homeGoals: 1.35, awayGoals: 1.05 },
): Ratings {
  const weight = results.reduce((sum, result) => sum + result.weight, 0);
  const mean = (goals: (result: PastScore) => number, otherwise: number): number =>
    weight === 0
      ? otherwise
      : results.reduce((sum, result) => sum + result.weight * goals(result), 0) / weight;
  const homeGoals = mean((result) => result.homeGoals, fallback.homeGoals);
  const awayGoals = mean((result) => result.awayGoals, fallback.awayGoals);
  let attack: readonly number[] = Array.from({ length: clubCount }, () => 1);
  let defence = attack;
  for (let round = 0; round < ROUNDS; round += 1) {
    attack = update(clubCount, results, (r) => [
      [r.home, r.homeGoals, homeGoals * (defence[r.away] ?? 1)],
      [r.away, r.awayGoals, awayGoals * (defence[r.home] ?? 1)],
    ]);
    defence = update(clubCount, results, (r) => [
      [r.away, r.homeGoals, homeGoals * (attack[r.home] ?? 1)],
      [r.home, r.awayGoals, awayGoals * (attack[r.away] ?? 1)],
    ]);
  }
  return { homeGoals, awayGoals, attack, defence };
}

function update(
  clubCount: number,
  results: readonly PastScore[],
  readings: (result: PastScore) => readonly (readonly [club: number, goals: number, expected: number])[],
): number[] {
  const scored = Array.from({ length: clubCount }, () => PRIOR_GOALS);
  const expected = Array.from({ length: clubCount }, () => PRIOR_GOALS);
  for (const result of results) {
    for (const [club, goals, mean] of readings(result)) {
      scored[club] = (scored[club] ?? 0) + result.weight * goals;
      expected[club] = (expected[club] ?? 0) + result.weight * mean;
    }
  }
  const factors = scored.map((goals, club) => goals / (expected[club] ?? 1));
  const average = factors.reduce((sum, factor) => sum + factor, 0) / clubCount;
  return factors.map((factor) => factor / average);
}

/** Lower bound of expected goals: past one-sidedness is no promise. */
const FEWEST_GOALS = 0.25;
const MOST_GOALS = 3.6;
const withinReason = (goals: number): number => Math.min(MOST_GOALS, Math.max(FEWEST_GOALS, goals));

/** The expected goals of a meeting of two clubs. */
export function expectedGoals(ratings: Ratings, home: number, away: number): GoalModel {
  return {
    lambdaHome: withinReason(ratings.homeGoals * (ratings.attack[home] ?? 1) * (ratings.defence[away] ?? 1)),
    lambdaAway: withinReason(ratings.awayGoals * (ratings.attack[away] ?? 1) * (ratings.defence[home] ?? 1)),
    theta: DRAW_FACTOR,
  };
}
