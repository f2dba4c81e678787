import type { MarketTypeId } from '../brand.ts';
import { ONE_X_TWO } from '../market/markets.ts';
import type { Market, Outcome } from './outcome.ts';

/** One outcome, with the market it belongs to. */
export interface MarketRow {
  /** The kind of market. */
  readonly typeId: MarketTypeId;
  /** The market's name. */
  readonly name: string;
  /** The outcome. */
  readonly outcome: Outcome;
}

/**
 * Groups outcomes by market, 1x2 first. Other markets, and the outcomes, keep their order.
 *
 * @example
 * const row = (market: MarketDefinition, at: number): MarketRow => {
 *   const { key, label } = market.outcomes[at] ?? market.outcomes[0];
 *   const outcome = { id: outcomeId(`9001-${key}`), key, label, odds: oddsFromThousandths(1_850) };
 *   return { typeId: market.typeId, name: market.name, outcome };
 * };
 * const markets = groupByMarket([row(OVER_UNDER, 0), row(ONE_X_TWO, 0), row(ONE_X_TWO, 1)]);
 * markets.map(({ name, outcomes }) => `${name}: ${outcomes.length}`); // 1x2: 2,over/under 2.5: 1
 */
export function groupByMarket(rows: readonly MarketRow[]): readonly Market[] {
  const markets = new Map<
    string,
    { readonly typeId: MarketTypeId; readonly name: string; readonly outcomes: Outcome[] }
  >();
  for (const { typeId, name, outcome } of rows) {
    const held = markets.get(`${typeId} ${name}`);
    if (held === undefined) markets.set(`${typeId} ${name}`, { typeId, name, outcomes: [outcome] });
    else held.outcomes.push(outcome);
  }
  const isMain = (market: Market): boolean => market.typeId === ONE_X_TWO.typeId;
  const all = [...markets.values()];
  return [...all.filter(isMain), ...all.filter((market) => !isMain(market))];
}
