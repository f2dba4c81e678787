import type { Grade } from '../sports/index.ts';
import { GOAL_MARKETS, WINNER_MARKETS } from './pricing/market-rules.ts';

const RULES = new Map(
  [...GOAL_MARKETS, ...WINNER_MARKETS].flatMap((market) =>
    market.outcomes.map((rule) => [`${market.typeId}|${rule.key}`, rule.settle] as const),
  ),
);

/** Judges an outcome by the very rule it was priced by; an outcome of a market nobody knows is void. */
export const grade: Grade = ({ marketTypeId, outcomeKey }, score) =>
  RULES.get(`${marketTypeId}|${outcomeKey}`)?.(score) ?? 'void';
