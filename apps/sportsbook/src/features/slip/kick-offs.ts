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

/**
 * The platform is asked a moment after a kick-off, and again at this interval while it still has prices: then this
 * device's clock is fast.
 */
const AFTER_KICK_OFF_MS = 1_000;
const ASK_AGAIN_MS = 30_000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

const STARTED: ReadonlySet<MatchState> = new Set(['started', 'ended']);

/**
 * The matches that have kicked off. The platform's clock decides that (D45): it removes every price of the match, or
 * sends its state. A match without prices is only suspended while an earlier match still has some.
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

/**
 * The slip's started matches. While the sheet is open, the platform is asked again when one should kick off by this
 * device's clock.
 */
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

/** True if a match in play takes bets, or will again after a suspension: its picks are not closed for good. */
const takesLiveBets = ({ live }: MatchMarkets): boolean => live !== undefined && isInPlay(live);

/** State of the slip's matches in play, by match. A bet on them waits (D103). */
export type LivePicks = Readonly<Record<string, LiveState>>;

/** The slip's matches in play. */
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

/** The longest wait of a bet on these matches, in seconds, as the house sets it by sport; 0 if none is in play. */
export const longestWait = (known: readonly MatchMarkets[]): number =>
  Math.max(0, ...known.filter(takesLiveBets).map(({ waitSeconds = 0 }) => waitSeconds));

/** The same for the slip's matches. */
export const useWaitSeconds = (selections: readonly Selection[]): number =>
  useSelector((state: ApiState) =>
    longestWait(selections.flatMap(({ matchId }) => getMatchMarkets.select({ matchId })(state).data ?? [])),
  );

/** The slip's postponed matches that have no new time. */
export const usePostponedMatches = (selections: readonly Selection[]): readonly MatchId[] =>
  useSelector(
    (state: ApiState) =>
      selections
        .map(({ matchId }) => matchId)
        .filter((matchId) => getMatchMarkets.select({ matchId })(state).data?.state === 'postponed'),
    shallowEqual,
  );

/** Milliseconds, by this device's clock, until the platform surely knows of a kick-off; Infinity without a time. */
const untilKickOff = ({ startsAt }: Selection): number =>
  startsAt == null ? Infinity : toMs(startsAt) + AFTER_KICK_OFF_MS - Date.now();
