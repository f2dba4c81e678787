import {
  combinationId,
  GOAL_MARKETS,
  marketTypeId,
  outcomeKey,
  partIdsOf,
  type Cents,
  type MarketDefinition,
  type OutcomeDefinition,
  type OutcomeId,
  type ProfileId,
} from '@kipenga/betting-core';
import {
  checkCombination,
  mixedHalves,
  priceCombination,
  type CombinationPart,
  type CombinationRefusal,
  type HalvesMatrix,
  type PricedCombination,
} from '@kipenga/pricing';
import type { Sql } from '../database/index.ts';
import { FITTED, halvesFittedTo } from './fitted-match.ts';
import { matchOfOutcome, numberOf, outcomeIdOf, outcomeNumberOf, type MatchNumber } from './ids.ts';
import { pricesFor, type CurrentPrice } from './prices.store.ts';

/**
 * The reasons why picks of one match that are each open have no price together, parts by their places: those of pricing; `halves-mixed`, a
 * result at half time beside one at the end; `unoffered`, its prices are those of no goal model, or some that one is fitted to are missing.
 */
export type NotCombined =
  | CombinationRefusal
  | { readonly kind: 'halves-mixed'; readonly parts: readonly number[] }
  | { readonly kind: 'unoffered' };

/** A pick with its price of now: an outcome, or a combination of some of one match (D101). */
export interface CurrentPick extends CurrentPrice {
  /** Of a combination: its outcomes, in the order of its id. */
  readonly parts?: readonly CurrentPrice[];
  /** Of a combination whose outcomes are all open: its price, or why it has none. */
  readonly combined?:
    | { readonly ok: true; readonly value: PricedCombination }
    | { readonly ok: false; readonly reason: NotCombined };
}

/** Picks, and the prices they were read from. */
export interface PicksRead {
  /** In the order asked for; unknown ones are left out. */
  readonly picks: readonly CurrentPick[];
  /** All prices that theirs depend on, for `holdPrices`. */
  readonly read: readonly CurrentPrice[];
}

const DEFINITIONS: ReadonlyMap<string, OutcomeDefinition> = new Map(
  GOAL_MARKETS.flatMap((market) =>
    market.outcomes.map((outcome) => [`${market.typeId} ${outcome.key}`, outcome] as const),
  ),
);

/**
 * Reads picks with their current prices, in one statement; `pricesFor` says of `lockFor`. A combination is priced from the prices of its match as they
 * are offered now, whatever feed they come from (D101).
 */
export const picksFor = async (
  sql: Sql,
  ids: readonly OutcomeId[],
  options: { readonly lockFor: ProfileId | null },
): Promise<PicksRead> => {
  const read = await pricesFor(sql, [...new Set(ids.flatMap(outcomesBehind))], options);
  const known: Known = new Map(read.map((price) => [price.outcomeId, price]));
  return { read, picks: ids.flatMap((id) => pickOf(id, known) ?? []) };
};

type Known = ReadonlyMap<OutcomeId, CurrentPrice>;

/** An outcome; of a combination its outcomes, and all that the match of the first is fitted to. */
const outcomesBehind = (id: OutcomeId): readonly OutcomeId[] => {
  const parts = partIdsOf(id);
  const first = parts.length > 1 && parts[0] ? numberOf(parts[0]) : null;
  if (first === null) return parts;
  const match = matchOfOutcome(first);
  return [...parts, ...FITTED.flatMap((market) => outcomesOf(match, market))];
};

const outcomesOf = (match: MatchNumber, { outcomes }: MarketDefinition): readonly OutcomeId[] =>
  outcomes.map(({ slot }) => outcomeIdOf(outcomeNumberOf(match, slot)));

const pickOf = (id: OutcomeId, known: Known): CurrentPick | undefined => {
  const ids = partIdsOf(id);
  if (ids.length === 1) return known.get(id);
  const parts = ids.flatMap((part) => known.get(part) ?? []);
  const [first] = parts;
  // One combination has one id: another order, or a repeated pick, is invalid.
  const isNamedSo =
    parts.length === ids.length && new Set(ids).size === ids.length && combinationId(ids) === id;
  if (!first || !isNamedSo || parts.some(({ matchId }) => matchId !== first.matchId)) return undefined;
  const joined = (textOf: (part: CurrentPrice) => string): string => parts.map(textOf).join(' + ');
  const isOpen = parts.every((part) => part.isOpen);
  const combined = isOpen && parts.every(({ odds }) => odds !== null) ? combine(parts, known) : undefined;
  return {
    ...first,
    outcomeId: id,
    marketTypeId: marketTypeId(joined((part) => part.marketTypeId)),
    marketName: joined((part) => part.marketName),
    outcomeKey: outcomeKey(joined((part) => part.outcomeKey)),
    label: joined(({ label }) => label),
    isOpen,
    mostABet: strictest(parts.map((part) => part.mostABet)),
    odds: combined?.ok ? combined.value.odds : null,
    parts,
    ...(combined && { combined }),
  };
};

const strictest = (limits: readonly (Cents | null)[]): Cents | null =>
  limits.reduce((least, one) => (least === null || (one !== null && one < least) ? one : least), null);

const combine = (parts: readonly CurrentPrice[], known: Known): NonNullable<CurrentPick['combined']> => {
  const priced = parts.flatMap(
    ({ marketTypeId: type, outcomeKey: key, odds }): readonly CombinationPart[] => {
      const outcome = DEFINITIONS.get(`${type} ${key}`);
      return outcome && odds !== null ? [{ outcome, odds }] : [];
    },
  );
  const outcomes = priced.map(({ outcome }) => outcome);
  if (priced.length < parts.length) return { ok: false, reason: { kind: 'unoffered' } };
  const checked = checkCombination(outcomes);
  if (!checked.ok) return checked;
  const mixed = mixedHalves(outcomes);
  if (mixed.length > 0) return { ok: false, reason: { kind: 'halves-mixed', parts: mixed } };
  const halves = halvesOf(parts[0], known);
  return halves ? priceCombination(halves, priced) : { ok: false, reason: { kind: 'unoffered' } };
};

/** The match of a pick, fitted to its prices; null where no match has them, or some are missing. */
const halvesOf = (part: CurrentPrice | undefined, known: Known): HalvesMatrix | null => {
  const number = part && numberOf(part.outcomeId);
  if (number === null || number === undefined) return null;
  const match = matchOfOutcome(number);
  return halvesFittedTo((market) => outcomesOf(match, market).map((id) => known.get(id)?.odds ?? null));
};
