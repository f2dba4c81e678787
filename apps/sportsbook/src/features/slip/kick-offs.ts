import { matchMarketsApi } from '@kipenga/api';
import {
  isInPlay,
  toMs,
  type LiveState,
  type MatchId,
  type MatchMarkets,
  type MatchState,
  type Selection,
} from '@kipenga/betting-core';
import type { ShellDispatch } from '@kipenga/shell';
import { useEffect, useState } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';

const { getMatchMarkets } = matchMarketsApi.endpoints;
type ApiState = Parameters<ReturnType<typeof getMatchMarkets.select>>[0];

/** The platform is asked a moment after a kick-off, and again so often while it still has prices: this device's clock is fast then. */
const AFTER_KICK_OFF_MS = 1_000;
const ASK_AGAIN_MS = 30_000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

const STARTED: ReadonlySet<MatchState> = new Set(['started', 'ended']);

/**
 * The matches that have kicked off. When they have is for the platform's clock to say (D45), and it says so by taking every price of a
 * match off, or by telling where it stands. One whose prices are all off although an earlier match still has some is only suspended.
 */
export function startedMatches(known: readonly MatchMarkets[]): readonly MatchId[] {
  const isOff = ({ markets }: MatchMarkets) =>
    markets.every(({ outcomes }) => outcomes.every(({ odds }) => odds === null));
  const open = known.filter((one) => !isOff(one)).map(({ match }) => match.startsAt);
  const seemsStarted = (one: MatchMarkets) =>
    isOff(one) && open.every((startsAt) => one.match.startsAt < startsAt);
  return known
    .filter((one) => !takesLiveBets(one))
    .filter((one) => (one.state === undefined ? seemsStarted(one) : STARTED.has(one.state)))
    .map(({ match }) => match.id);
}

/** The slip's matches that have started. While the sheet is open the platform is asked again when this device thinks one kicks off. */
export function useStartedMatches(selections: readonly Selection[], isWatching: boolean): readonly MatchId[] {
  const dispatch = useDispatch<ShellDispatch>();
  const [asked, setAsked] = useState(0);
  const started = useSelector(
    (state: ApiState) =>
      startedMatches(
        selections.flatMap(({ matchId }) => getMatchMarkets.select({ matchId })(state).data ?? []),
      ),
    shallowEqual,
  );
  useEffect(() => {
    const waiting = selections.filter(({ matchId }) => !started.includes(matchId));
    const untilNext = Math.min(
      ...waiting.map(untilKickOff).map((left) => (left > 0 ? left : ASK_AGAIN_MS)),
      LONGEST_TIMER_MS,
    );
    if (!isWatching) return;
    const timer = setTimeout(() => {
      for (const { matchId } of waiting.filter((one) => untilKickOff(one) <= 0))
        void dispatch(getMatchMarkets.initiate({ matchId }, { forceRefetch: true, subscribe: false }));
      setAsked(asked + 1);
    }, untilNext);
    return () => clearTimeout(timer);
  }, [asked, dispatch, isWatching, selections, started]);
  return started;
}

/** A match in play takes bets, or will again once what holds them up is over: its picks are not closed for good. */
const takesLiveBets = ({ live }: MatchMarkets): boolean => live !== undefined && isInPlay(live);

/** How the slip's matches stand that are being played, by the match: a bet on them waits (D103). */
export type LivePicks = Readonly<Record<string, LiveState>>;

/** The slip's matches that are being played. */
export const useLivePicks = (selections: readonly Selection[]): LivePicks =>
  useSelector(
    (state: ApiState) =>
      Object.fromEntries(
        selections.flatMap(({ matchId }) => {
          const { data } = getMatchMarkets.select({ matchId })(state);
          return data?.live && takesLiveBets(data) ? [[matchId, data.live]] : [];
        }),
      ),
    shallowEqual,
  );

/** How long a bet on all of these matches waits, as the house says of their sports; 0 where none of them is being played. */
export const longestWait = (known: readonly MatchMarkets[]): number =>
  Math.max(0, ...known.filter(takesLiveBets).map(({ waitSeconds = 0 }) => waitSeconds));

/** The same of the slip's matches. */
export const useWaitSeconds = (selections: readonly Selection[]): number =>
  useSelector((state: ApiState) =>
    longestWait(selections.flatMap(({ matchId }) => getMatchMarkets.select({ matchId })(state).data ?? [])),
  );

/** The slip's matches that are postponed, and have no new time. */
export const usePostponedMatches = (selections: readonly Selection[]): readonly MatchId[] =>
  useSelector(
    (state: ApiState) =>
      selections
        .map(({ matchId }) => matchId)
        .filter((matchId) => getMatchMarkets.select({ matchId })(state).data?.state === 'postponed'),
    shallowEqual,
  );

/** How long, by this device's clock, until a kick-off is surely known to the platform; forever where it has no time. */
const untilKickOff = ({ startsAt }: Selection): number =>
  startsAt == null ? Infinity : toMs(startsAt) + AFTER_KICK_OFF_MS - Date.now();
