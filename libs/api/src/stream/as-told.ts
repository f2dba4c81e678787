import {
  isInPlay,
  MAIN_COLUMNS,
  type LiveEvent,
  type LiveMatch,
  type LiveState,
  type MainOutcomes,
  type Market,
  type Match,
  type MatchId,
  type MatchMarkets,
  type MatchState,
  type Odds,
  type Outcome,
} from '@kipenga/betting-core';
import type { MatchesByIds, MatchTimeline, PricesByOutcome } from '@kipenga/contracts';

/** Everything the stream has reported about a match. */
export interface ToldMatch {
  readonly state?: MatchState;
  readonly score?: string;
  /** Live state during play, and the latest event. */
  readonly live?: LiveState;
  readonly event?: LiveEvent;
  readonly odds: PricesByOutcome;
}
export type Told = ReadonlyMap<MatchId, ToldMatch>;

/** True before the match begins, and during play if the house offers it live. */
const takesBets = ({ state = 'open', live }: Pick<ToldMatch, 'state' | 'live'>): boolean =>
  state === 'open' || (state === 'started' && live !== undefined && isInPlay(live));

/** The outcome's current price. Null unless the match takes bets, whatever price was reported before. */
const oddsAsTold = ({ id, odds }: Outcome, told: ToldMatch): Odds | null => {
  if (!takesBets(told)) return null;
  const price = told.odds[id];
  return price === undefined ? odds : price;
};

const outcomeAsTold = <O extends Outcome>(outcome: O, told: ToldMatch): O => {
  const odds = oddsAsTold(outcome, told);
  return odds === outcome.odds ? outcome : { ...outcome, odds };
};

/** Maps a list and returns the same list if no item changed, so that unchanged data keeps its identity. */
const mapped = <T>(items: readonly T[], change: (item: T) => T): readonly T[] => {
  const changed = items.map(change);
  return changed.some((item, at) => item !== items[at]) ? changed : items;
};

const matchAsTold = (match: Match, told: ToldMatch): Match => {
  const changed: Partial<Record<keyof MainOutcomes, MainOutcomes['home']>> = {};
  for (const column of MAIN_COLUMNS) {
    const outcome = match.mainOutcomes[column];
    const now = outcome && outcomeAsTold(outcome, told);
    if (now !== outcome) changed[column] = now;
  }
  return Object.keys(changed).length === 0
    ? match
    : { ...match, mainOutcomes: { ...match.mainOutcomes, ...changed } };
};

const hasLeft = (match: Match, told: Told): boolean =>
  ['postponed', 'started', 'ended'].includes(told.get(match.id)?.state ?? 'open');

/** Updates a list of matches. Removes those that have begun or have no known start. */
export function matchesAsTold(matches: readonly Match[], told: Told): readonly Match[] {
  const listed = matches.some((match) => hasLeft(match, told))
    ? matches.filter((match) => !hasLeft(match, told))
    : matches;
  return mapped(listed, (match) => {
    const ofMatch = told.get(match.id);
    return ofMatch ? matchAsTold(match, ofMatch) : match;
  });
}

/** Updates the list of live matches. Removes those that have ended. */
export function liveMatchesAsTold(matches: readonly LiveMatch[], told: Told): readonly LiveMatch[] {
  const isOver = ({ id }: LiveMatch): boolean => {
    const { state, live } = told.get(id) ?? {};
    return state === 'ended' || (live !== undefined && !isInPlay(live));
  };
  const listed = matches.some(isOver) ? matches.filter((match) => !isOver(match)) : matches;
  return mapped(listed, (match) => {
    const ofMatch = told.get(match.id);
    if (!ofMatch) return match;
    const { live = match.live } = ofMatch;
    const priced = matchAsTold(match, { state: 'started', ...ofMatch, live });
    return live === match.live ? (priced as LiveMatch) : { ...priced, live };
  });
}

/** Updates a match's timeline with newer events; returns the same object if nothing is new. */
export function timelineAsTold(all: MatchTimeline, told: ToldMatch | undefined): MatchTimeline {
  const { live = all.live, event } = told ?? {};
  const isSame = (one: LiveEvent): boolean => JSON.stringify(one) === JSON.stringify(event);
  const isNews = event !== undefined && !all.events.some(isSame);
  if (!isNews && live === all.live) return all;
  return { ...all, live, events: isNews ? [...all.events, event] : all.events };
}

/** Updates matches listed by their ids. A match that no longer takes bets is replaced by its state. */
export function matchesByIdsAsTold(all: MatchesByIds, told: Told): MatchesByIds {
  const matches = matchesAsTold(all.matches, told);
  const closed = mapped(all.closed ?? [], (one) => {
    const state = told.get(one.matchId)?.state;
    // A match that takes bets again returns with the next answer, which has its prices.
    return state === undefined || state === 'open' || state === one.state ? one : { ...one, state };
  });
  if (matches === all.matches && closed === (all.closed ?? closed)) return all;
  const left = all.matches.flatMap(({ id: matchId }) => {
    const state = told.get(matchId)?.state;
    return state === undefined || matches.some(({ id }) => id === matchId) ? [] : [{ matchId, state }];
  });
  return { ...all, matches, closed: [...closed, ...left] };
}

const marketAsTold = (market: Market, told: ToldMatch): Market => {
  const outcomes = mapped(market.outcomes, (outcome) => outcomeAsTold(outcome, told));
  return outcomes === market.outcomes ? market : { ...market, outcomes };
};

/** Updates the markets of a match. Once it has begun, they have no prices and the match says so. */
export function marketsAsTold(all: MatchMarkets, told: Told): MatchMarkets {
  const ofMatch = told.get(all.match.id);
  if (!ofMatch) return all;
  const { state = all.state ?? 'open', score, live = all.live } = ofMatch;
  const markets = mapped(all.markets, (market) =>
    marketAsTold(market, { ...ofMatch, state, ...(live && { live }) }),
  );
  const isSame =
    markets === all.markets && state === (all.state ?? 'open') && score === all.score && live === all.live;
  return isSame
    ? all
    : { ...all, markets, state, ...(score !== undefined && { score }), ...(live && { live }) };
}
