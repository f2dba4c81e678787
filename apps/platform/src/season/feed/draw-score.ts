import type { MatchScore } from '@kipenga/betting-core';
import { FIRST_HALF_GOALS, matchMatrix, SCORES, type MatchModel } from '@kipenga/pricing';

/** The place at which the running sum of `chances` passes `thrown`. */
function pick(chances: readonly number[], thrown: number): number {
  let sum = 0;
  const at = chances.findIndex((chance) => (sum += chance) > thrown);
  return at < 0 ? chances.findLastIndex((chance) => chance > 0) : at;
}

/**
 * The result of a match, drawn from the very matrix its prices came from.
 * @param throwDie gives the throw of a name, in [0, 1).
 * @param winningScore what a game without draws ends as, from the winner's side: 3 to 1 in sets, 88 to 79 in points.
 */
export function drawScore(
  model: MatchModel,
  throwDie: (name: string) => number,
  winningScore: (name: string) => readonly [number, number] = () => [1, 0],
): MatchScore {
  if (model.kind === 'winner') {
    const [most, fewest] = winningScore('score');
    const [home, away] = throwDie('winner') < model.homeWins ? [most, fewest] : [fewest, most];
    return { home, away, halfHome: null, halfAway: null };
  }
  const at = pick(matchMatrix(model), throwDie('score'));
  const [home, away] = [Math.floor(at / SCORES), at % SCORES];
  return {
    home,
    away,
    halfHome: pick(FIRST_HALF_GOALS[home] ?? [1], throwDie('home half')),
    halfAway: pick(FIRST_HALF_GOALS[away] ?? [1], throwDie('away half')),
  };
}
