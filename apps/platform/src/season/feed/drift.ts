import { BOTH_TEAMS_TO_SCORE, OVER_UNDER, type MarketTypeId } from '@kipenga/betting-core';
import type { MatchModel } from '@kipenga/pricing';
import type { FeedMatchNumber } from '../../sports/index.ts';
import { dice, normalDice } from '../dice.ts';

const MINUTE = 60_000;
const STEP_MINUTES = 15;
/** Far from its start, a match moves once in this many steps. */
const CALM_STEPS = 4;
const LIVELY_MS = 6 * 60 * MINUTE;

/** The part of a push that remains at the next step, the number of steps that count, and the size of a push. */
const KEPT = 0.9;
const REMEMBERED = 24;
const STEP_SIZE = 0.02;

/** The step of a match's prices: one every hour, in the last six hours every quarter of an hour. It never decreases. */
export function stepAt(feedNumber: FeedMatchNumber, startsAtMs: number, nowMs: number): number {
  // Matches move at different minutes of the hour, so that the board does not jump all at once.
  const step = Math.floor(nowMs / MINUTE / STEP_MINUTES + (CALM_STEPS * (feedNumber % 97)) / 97);
  return startsAtMs - nowMs <= LIVELY_MS ? step : step - (step % CALM_STEPS);
}

/**
 * The movement of one input at a step: small pushes, each shrinking by a tenth per step, so that it always returns to its start.
 * It comes from the dice alone: nothing is stored, and a restart changes nothing.
 */
function moved(seed: string, feedNumber: FeedMatchNumber, input: string, step: number): number {
  return (
    Array.from(
      { length: REMEMBERED },
      (_, ago) => KEPT ** ago * normalDice(seed, feedNumber, input, step - ago),
    ).reduce((a, b) => a + b, 0) * STEP_SIZE
  );
}

/** The model that prices a match at a step: its first model, moved. Every market follows, so they move together. */
export function driftedModel(
  seed: string,
  feedNumber: FeedMatchNumber,
  first: MatchModel,
  step: number,
): MatchModel {
  if (first.kind === 'winner') {
    const logit =
      Math.log(first.homeWins / (1 - first.homeWins)) + 2 * moved(seed, feedNumber, 'winner', step);
    return { kind: 'winner', homeWins: 1 / (1 + Math.exp(-logit)) };
  }
  return {
    kind: 'goals',
    lambdaHome: first.lambdaHome * Math.exp(moved(seed, feedNumber, 'home', step)),
    lambdaAway: first.lambdaAway * Math.exp(moved(seed, feedNumber, 'away', step)),
    theta: first.theta,
  };
}

const LOCKED_STEPS = 0.03;

/** Sometimes a market has no price for a step: over/under or both to score, never the result itself. */
export function lockedMarket(seed: string, feedNumber: FeedMatchNumber, step: number): MarketTypeId | null {
  const thrown = dice(seed, feedNumber, 'locked', step);
  if (thrown >= LOCKED_STEPS) return null;
  return (thrown < LOCKED_STEPS / 2 ? OVER_UNDER : BOTH_TEAMS_TO_SCORE).typeId;
}
