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
 * const row = (type, name, key) => ({ typeId: marketTypeId(type), name, outcome: { key } });
 * const rows = [row('18', 'over/under 2.5', 'over 2.5'), row('1', '1x2', '1'), row('1', '1x2', 'X')];
 * groupByMarket(rows).map(({ name, outcomes }) => `${name}: ${outcomes.length}`); // 1x2: 2,over/under 2.5: 1
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
