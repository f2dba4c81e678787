import { combinationApi, matchMarketsApi } from '@kipenga/api';
import {
  isPriceAgreed,
  feedMatchId as toFeedId,
  matchId as toId,
  outcomeId as toOutcomeId,
  partIdsOf,
  type AcceptOddsChange,
  type Betslip,
  type MatchId,
  type MatchMarkets,
  type Odds,
  type OutcomeId,
  type Selection,
} from '@kipenga/betting-core';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import type { ShellDispatch } from '@kipenga/shell';

/** Present price by outcome id; null if it cannot be bet on, absent before the first answer. */
export type Prices = Readonly<Record<string, Odds | null>>;

const { getMatchMarkets } = matchMarketsApi.endpoints;
const { priceCombination } = combinationApi.endpoints;
type ApiState = Parameters<ReturnType<typeof getMatchMarkets.select>>[0] &
  Parameters<ReturnType<typeof priceCombination.select>>[0];

/**
 * Present prices of the slip's picks, from their matches' markets. `isWatching` loads them: while the sheet is open
 * they are fetched anew, and again on focus and reconnect (D48).
 */
export function useCurrentPrices(selections: readonly Selection[], isWatching: boolean): Prices {
  const dispatch = useDispatch<ShellDispatch>();
  const picked = useMemo(
    () => [...new Set(selections.map((one) => one.matchId))].sort().join('\n'),
    [selections],
  );
  const matchIds = useDeferredValue(picked); // a tap is painted before its match is loaded
  useWatched(isWatching ? matchIds : '', (id, forceRefetch) =>
    dispatch(getMatchMarkets.initiate({ matchId: toId(id) }, { forceRefetch })),
  );
  useAskedCombinations(selections, isWatching);
  return useSelector((state: ApiState) => pricesOf(selections, state), shallowEqual);
}

const marketsIn = (state: ApiState, { matchId }: Selection): MatchMarkets | undefined =>
  getMatchMarkets.select({ matchId })(state).data;

/** Arguments of the query for a combination's price. */
const asked = ({ feedMatchId, outcomeId }: Pick<Selection, 'feedMatchId' | 'outcomeId'>) => ({
  feedMatchId,
  outcomeIds: partIdsOf(outcomeId),
});

/** Loads the prices of the combinations among the picks, and again whenever a part of one changes its price (D101). */
function useAskedCombinations(selections: readonly Selection[], isWatching: boolean): void {
  const dispatch = useDispatch<ShellDispatch>();
  const atPrices = useSelector((state: ApiState) =>
    selections
      .flatMap((one) => {
        const prices = partPricesIn(state, one);
        return prices.length < 2 || prices.includes(null)
          ? []
          : `${one.feedMatchId} ${one.outcomeId} ${prices.join(' ')}`;
      })
      .join('\n'),
  );
  useWatched(isWatching ? atPrices : '', (one, forceRefetch) => {
    const [feedMatchId = '', outcomeId = ''] = one.split(' ');
    const question = asked({ feedMatchId: toFeedId(feedMatchId), outcomeId: toOutcomeId(outcomeId) });
    return dispatch(priceCombination.initiate(question, { forceRefetch }));
  });
}

/**
 * Subscribes to each named line while it is named. A line that is named already is not fetched anew when another is
 * added.
 */
function useWatched(
  lines: string,
  ask: (line: string, isNew: boolean) => { readonly unsubscribe: () => void },
): void {
  const asking = useEffectEvent(ask);
  const known = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const all = lines === '' ? [] : lines.split('\n');
    const held = all.map((line) => asking(line, !known.current.has(line)));
    known.current = new Set(all);
    return () => held.forEach((one) => one.unsubscribe());
  }, [lines]);
}

/** The present prices of a pick's outcomes; empty while its match's markets are not loaded. */
function partPricesIn(state: ApiState, selection: Selection): readonly (Odds | null)[] {
  const markets = marketsIn(state, selection);
  return markets === undefined ? [] : partIdsOf(selection.outcomeId).map((id) => priceIn(markets, id));
}

function pricesOf(selections: readonly Selection[], state: ApiState): Prices {
  const known: Record<string, Odds | null> = {};
  for (const selection of selections) {
    const prices = partPricesIn(state, selection);
    const price = prices.length < 2 ? prices[0] : combinationPriceIn(state, selection, prices);
    if (price !== undefined) known[selection.outcomeId] = price;
  }
  return known;
}

/** The price of a combination: null while a part is locked or the picks make none, undefined before the answer. */
function combinationPriceIn(
  state: ApiState,
  selection: Selection,
  parts: readonly (Odds | null)[],
): Odds | null | undefined {
  const { data: answer } = priceCombination.select(asked(selection))(state);
  return parts.includes(null) || answer?.kind === 'refused' ? null : answer?.odds;
}

function priceIn({ markets }: MatchMarkets, outcomeId: OutcomeId): Odds | null {
  return (
    markets.flatMap((market) => market.outcomes).find((outcome) => outcome.id === outcomeId)?.odds ?? null
  );
}

/** The picks at present prices. A pick that cannot be bet on, or has no answer yet, keeps its own price. */
export const repriced = (selections: readonly Selection[], prices: Prices): readonly Selection[] =>
  selections.map((one) => ({ ...one, odds: prices[one.outcomeId] ?? one.odds }));

/** A slip at present prices. */
export interface PricedSlip {
  /** The picks at present prices. */
  readonly selections: readonly Selection[];
  /** The picks that can be bet on now. */
  readonly open: readonly Selection[];
  /** Picks, as on the slip, whose price moved further than the customer accepts unasked (D07, D63). */
  readonly unagreed: readonly Selection[];
  /** Picks, as on the slip, whose price moved at all. Each is marked, and one press accepts them all. */
  readonly moved: readonly Selection[];
  /** Picks that cannot be bet on now, including those of started and postponed matches. */
  readonly closed: readonly Selection[];
  /** Picks of matches that have kicked off: they stay closed. */
  readonly started: readonly Selection[];
  /** Picks of postponed matches: they stay closed until the new time is known. */
  readonly postponed: readonly Selection[];
}

/**
 * Prices a slip: by present prices, the price moves the customer accepts unasked, and the started and postponed
 * matches.
 */
export function pricedSlip(
  slip: Betslip,
  prices: Prices,
  accepted: AcceptOddsChange,
  startedMatches: readonly MatchId[] = [],
  postponedMatches: readonly MatchId[] = [],
): PricedSlip {
  const hasStarted = (one: Selection) => startedMatches.includes(one.matchId);
  const isPostponed = (one: Selection) => postponedMatches.includes(one.matchId);
  const isAgreed = ({ odds, outcomeId }: Selection) =>
    isPriceAgreed(odds, prices[outcomeId] ?? odds, accepted);
  const isOpen = (one: Selection) => prices[one.outcomeId] !== null && !hasStarted(one) && !isPostponed(one);
  const selections = repriced(slip.selections, prices);
  return {
    selections,
    open: selections.filter(isOpen),
    unagreed: slip.selections.filter((one) => !isAgreed(one)),
    moved: slip.selections.filter((one, at) => one.odds !== selections[at]?.odds),
    closed: slip.selections.filter((one) => !isOpen(one)),
    started: slip.selections.filter(hasStarted),
    postponed: slip.selections.filter(isPostponed),
  };
}
