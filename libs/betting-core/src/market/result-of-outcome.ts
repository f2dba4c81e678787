import { assertCount } from '../assertions.ts';
import type { MarketTypeId, OutcomeKey } from '../brand.ts';
import { GOAL_MARKETS, WINNER_MARKETS } from './markets.ts';
import type { MatchScore } from './match-score.ts';
import type { OutcomeResult } from './outcome-result.ts';

/** An outcome by the market it belongs to. */
export interface NamedOutcome {
  /** The kind of market. */
  readonly marketTypeId: MarketTypeId;
  /** The outcome inside it. */
  readonly outcomeKey: OutcomeKey;
}

/**
 * Returns the result of an outcome at a score, by the table of markets. An outcome that is not in the table is void:
 * nobody loses a stake to a market that the house does not know. Throws RangeError for a score that is no whole number.
 *
 * @example
 * const outcome = { marketTypeId: OVER_UNDER.typeId, outcomeKey: outcomeKey('over 2.5') };
 * resultOfOutcome(outcome, { home: 2, away: 1, halfHome: 0, halfAway: 1 }); // won
 * resultOfOutcome({ ...outcome, marketTypeId: marketTypeId('999') }, { home: 2, away: 1, halfHome: 0, halfAway: 1 }); // void
 */
export function resultOfOutcome(
  { marketTypeId, outcomeKey }: NamedOutcome,
  score: MatchScore,
): OutcomeResult {
  for (const side of ['home', 'away'] as const) assertCount(score[side], `score.${side}`);
  for (const side of ['halfHome', 'halfAway'] as const)
    if (score[side] !== null) assertCount(score[side], `score.${side}`);
  const market = [...GOAL_MARKETS, ...WINNER_MARKETS].find(({ typeId }) => typeId === marketTypeId);
  const outcome = market?.outcomes.find(({ key }) => key === outcomeKey);
  return outcome?.resultAt(score) ?? 'void';
}
