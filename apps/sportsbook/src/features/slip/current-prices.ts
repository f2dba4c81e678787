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

/** The price of now by outcome id; null while it cannot be bet on; absent while nobody has asked yet. */
export type Prices = Readonly<Record<string, Odds | null>>;

const { getMatchMarkets } = matchMarketsApi.endpoints;
const { priceCombination } = combinationApi.endpoints;
type ApiState = Parameters<ReturnType<typeof getMatchMarkets.select>>[0] &
  Parameters<ReturnType<typeof priceCombination.select>>[0];

/**
 * The prices of now for the slip's picks, from their matches' markets. `isWatching` asks for them: while the sheet is open they
 * are fetched anew, and again on focus and reconnect (D48).
 */
export function useCurrentPrices(selections: readonly Selection[], isWatching: boolean): Prices {
  const dispatch = useDispatch<ShellDispatch>();
  const picked = useMemo(
    () => [...new Set(selections.map((one) => one.matchId))].sort().join('\n'),
    [selections],
  );
  const matchIds = useDeferredValue(picked); // a tap is painted before its match is asked for
  useWatched(isWatching ? matchIds : '', (id, forceRefetch) =>
    dispatch(getMatchMarkets.initiate({ matchId: toId(id) }, { forceRefetch })),
  );
  useAskedCombinations(selections, isWatching);
  return useSelector((state: ApiState) => pricesOf(selections, state), shallowEqual);
}

const marketsIn = (state: ApiState, { matchId }: Selection): MatchMarkets | undefined =>
  getMatchMarkets.select({ matchId })(state).data;

/** What the price of a combination is asked with. */
const asked = ({ feedMatchId, outcomeId }: Pick<Selection, 'feedMatchId' | 'outcomeId'>) => ({
  feedMatchId,
  outcomeIds: partIdsOf(outcomeId),
});

/** Asks what the combinations among the picks pay, and again whenever one of their parts has another price (D101). */
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

/** Asks for what each line names, and holds it while it is named. What was named before another line came is not asked for anew. */
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

/** The prices of the outcomes a pick is made of; none while the markets of its match are not there. */
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

/** What a combination pays; null while a part is locked or its picks make none, undefined while nobody has told. */
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

/** Picks at the prices of now; one that cannot be bet on, or that nobody has asked about, keeps its own. */
export const repriced = (selections: readonly Selection[], prices: Prices): readonly Selection[] =>
  selections.map((one) => ({ ...one, odds: prices[one.outcomeId] ?? one.odds }));

/** A slip beside the prices of now. */
export interface PricedSlip {
  /** The picks at the prices of now. */
  readonly selections: readonly Selection[];
  /** Those of them that can be bet on now. */
  readonly open: readonly Selection[];
  /** The picks, as they are on the slip, whose price has moved further than the customer takes unasked (D07, D63). */
  readonly unagreed: readonly Selection[];
  /** The picks, as they are on the slip, whose price has moved at all: each is marked, and one press takes them all. */
  readonly moved: readonly Selection[];
  /** The picks that cannot be bet on now, those that have started or are postponed among them. */
  readonly closed: readonly Selection[];
  /** The picks whose match has kicked off: they stay closed. */
  readonly started: readonly Selection[];
  /** The picks whose match is postponed: they stay closed until its new time is known. */
  readonly postponed: readonly Selection[];
}

/** Sets a slip beside the prices of now, the price moves its owner takes unasked, and the matches that have started or are postponed. */
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
