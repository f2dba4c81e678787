import { SCORES, type ScoreMatrix } from './score-matrix.ts';

/** The share of a match's goals that fall in the first half. */
export const FIRST_HALF_SHARE = 0.4468;

/** Goals by half time, and the chance of that many out of `total` goals. */
function binomial(total: number, share: number): number[] {
  let chance = (1 - share) ** total;
  const chances = [chance];
  for (let goals = 1; goals <= total; goals += 1) {
    chance *= (((total - goals + 1) / goals) * share) / (1 - share);
    chances.push(chance);
  }
  return chances;
}

/** Ways to be behind, level or ahead: index 0 home, 1 draw, 2 away. */
const sideOf = (home: number, away: number): number => 1 - Math.sign(home - away);

/**
 * The chances of half-time result by full-time result, `[half * 3 + full]` with 0 home, 1 draw, 2 away: every
 * full-time score is thinned binomially, so the full-time chances stay exactly as they are.
 */
export function halfTimeFullTime(matrix: ScoreMatrix): readonly number[] {
  const joint = Array.from({ length: 9 }, () => 0);
  const thinned = Array.from({ length: SCORES }, (_, goals) => binomial(goals, FIRST_HALF_SHARE));
  matrix.forEach((cell, at) => {
    const [home, away] = [Math.floor(at / SCORES), at % SCORES];
    thinned[home]?.forEach((homeChance, homeGoals) => {
      thinned[away]?.forEach((awayChance, awayGoals) => {
        const place = sideOf(homeGoals, awayGoals) * 3 + sideOf(home, away);
        joint[place] = (joint[place] ?? 0) + cell * homeChance * awayChance;
      });
    });
  });
  return joint;
}
