import type { OutcomeKey } from '../brand.ts';
import type { MainColumn } from '../match/main-outcomes.ts';
import type { SportKind } from '../match/sport.ts';
import type { MarketDefinition } from './market-definition.ts';
import { BOTH_TEAMS_TO_SCORE, ONE_X_TWO, OVER_UNDER, WINNER } from './markets.ts';

/**
 * Returns the market of a card's column and the outcome's key inside it, by kind of sport. Throws RangeError for a
 * wrong column.
 *
 * @example
 * const { market, key } = columnOutcome('over25', '3way');
 * `${market.name}: ${key}`; // over/under 2.5: over 2.5
 */
export function columnOutcome(
  column: MainColumn,
  kind: SportKind,
): { readonly market: MarketDefinition; readonly key: OutcomeKey } {
  const goalMarkets = [ONE_X_TWO, OVER_UNDER, BOTH_TEAMS_TO_SCORE];
  for (const market of kind === '2way' ? [WINNER, ...goalMarkets] : goalMarkets) {
    const outcome = market.outcomes.find((one) => one.column === column);
    if (outcome !== undefined) return { market, key: outcome.key };
  }
  throw new RangeError(`column must be one of a match card, got ${column}`);
}
