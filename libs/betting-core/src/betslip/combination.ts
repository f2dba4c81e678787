import { marketTypeId, outcomeId, outcomeKey, type OutcomeId } from '../brand.ts';
import type { Odds } from '../odds/odds.ts';
import type { Selection } from './selection.ts';

/** Divides the keys, kinds of market and names of a combination's parts. */
const BETWEEN = ' + ';

/** One pick of a combination on a slip: the kind of its market, its outcome and the market's name. */
export type SelectionPart = Pick<Selection, 'marketTypeId' | 'outcomeKey' | 'marketName'>;

/**
 * Names the outcome of a combination on a slip: the outcomes of its parts, sorted and joined by `+`.
 *
 * @example
 * combinationId(['9014', '9001'].map(outcomeId)); // 9001+9014
 */
export const combinationId = (parts: readonly OutcomeId[]): OutcomeId =>
  outcomeId([...parts].sort().join('+'));

/**
 * Lists the outcomes of a pick: those of a combination's parts in their order, or the one of any other pick.
 *
 * @example
 * partIdsOf(outcomeId('9001+9014')); // 9001,9014
 * partIdsOf(outcomeId('9001')); // 9001
 */
export const partIdsOf = (id: OutcomeId): readonly OutcomeId[] => id.split('+').map(outcomeId);

/**
 * Makes the one selection that a combination of picks of one match is on a slip.
 *
 * @param parts The picks, in any order.
 * @param odds The price of all of them together.
 * @example
 * const pick = (id: string, market: MarketDefinition, thousandths: number): Selection => ({
 *   ...aSelection(), outcomeId: outcomeId(id), marketTypeId: market.typeId, outcomeKey: market.outcomes[0].key, marketName: market.name, odds: oddsFromThousandths(thousandths),
 * });
 * const combination = combinationOf([pick('9014', OVER_UNDER, 1_860), pick('9001', ONE_X_TWO, 1_980)], oddsFromThousandths(3_180));
 * combination.outcomeId; // 9001+9014
 * combination.outcomeKey; // 1 + over 2.5
 */
export function combinationOf(parts: readonly [Selection, ...Selection[]], odds: Odds): Selection {
  const id = combinationId(parts.map((part) => part.outcomeId));
  const inOrder = partIdsOf(id).flatMap((one) => parts.find((part) => part.outcomeId === one) ?? []);
  const joined = (textOf: (part: Selection) => string): string => inOrder.map(textOf).join(BETWEEN);
  const { label: _label, ...match } = parts[0];
  return {
    ...match,
    odds,
    outcomeId: id,
    outcomeKey: outcomeKey(joined((part) => part.outcomeKey)),
    marketTypeId: marketTypeId(joined((part) => part.marketTypeId)),
    marketName: joined((part) => part.marketName),
  };
}

/**
 * Lists the parts of a pick that is a combination, in their order; empty for any other pick.
 *
 * @example
 * const pick = { marketTypeId: marketTypeId('1 + 18'), outcomeKey: outcomeKey('1 + over 2.5'), marketName: '1x2 + over/under 2.5' };
 * partsOf(pick).map((part) => part.outcomeKey); // 1,over 2.5
 */
export function partsOf(pick: SelectionPart): readonly SelectionPart[] {
  const types = pick.marketTypeId.split(BETWEEN);
  const keys = pick.outcomeKey.split(BETWEEN);
  const names = pick.marketName.split(BETWEEN);
  if (types.length === 1 || types.length !== keys.length) return [];
  return types.map((type, at) => ({
    marketTypeId: marketTypeId(type),
    outcomeKey: outcomeKey(keys[at] ?? ''),
    // A feed may have the sign in the name of a market.
    marketName: names.length === types.length ? (names[at] ?? '') : pick.marketName,
  }));
}
