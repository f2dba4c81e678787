import { toMs, type FeedMatchId, type Instant, type MatchScore } from '@kipenga/betting-core';
import { priceInPlay, type MatchModel } from '@kipenga/pricing';
import type { Database } from '../../database/index.ts';
import { changePrices, numberOf, playMatches, type FeedMatchNumber, type Play } from '../../sports/index.ts';
import { dice } from '../dice.ts';
import { drawScore } from '../feed/draw-score.ts';
import { driftedModel, stepAt } from '../feed/drift.ts';
import { newPrices, SEASON_FEED } from '../feed/season-offer.ts';
import type { SeasonMatch } from '../feed/season.store.ts';
import { addedGoals, addGoal, matchesToPlay, type MatchToPlay } from './play.store.ts';
import { playTimeline, shareAt, stateAt, type AddedGoal, type Timeline } from './timeline.ts';

interface PlayParts {
  readonly db: Database;
  readonly seed: string;
  /** Betting seconds per real second. */
  readonly speed: () => number;
}

/** Suspension after an event: at least this many real seconds, so that it can be seen, and within these bounds in minutes of play. */
const STOP_REAL_SECONDS = 4;
const SHORTEST_STOP = 0.5;
const LONGEST_STOP = 5;
/** Interval of new prices in play, in real milliseconds; events are priced at once. */
const PRICED_EVERY_MS = 10_000;
const MATCHES_AT_ONCE = 20;

/** The model that prices a match in play and draws its result: with the drift up to its kick-off. */
export const modelAtKickOff = (seed: string, { feedNumber, startsAt, model }: SeasonMatch) =>
  driftedModel(seed, feedNumber, model, stepAt(feedNumber, toMs(startsAt), toMs(startsAt)));

/** The drawn result of a match. */
export const drawnScore = (
  seed: string,
  match: SeasonMatch,
  winningScore?: (throwDie: (name: string) => number) => readonly [number, number],
): MatchScore => {
  const throwDie = (name: string): number => dice(seed, match.feedNumber, 'result', name);
  return drawScore(modelAtKickOff(seed, match), throwDie, () => winningScore?.(throwDie) ?? [1, 0]);
};

/** A match in play: cached, since drawing its result takes a while, and rebuilt when a goal is added. */
interface Playing {
  readonly timeline: Timeline;
  readonly goalsMade: number;
  readonly model: MatchModel;
  /** Real milliseconds. */
  pricedAtMs: number;
}

const minuteOf = ({ startsAt, minuteMs }: MatchToPlay, now: Instant): number =>
  (toMs(now) - toMs(startsAt)) / minuteMs;

/** Plays the games of goals that have begun: announces the events, and prices the rest. */
export const seasonPlay = ({ db, seed, speed }: PlayParts) => {
  const playing = new Map<FeedMatchNumber, Playing>();

  const playingOf = (match: MatchToPlay, goals: readonly AddedGoal[]): Playing => {
    const known = playing.get(match.feedNumber);
    if (known?.goalsMade === goals.length) return known;
    const throwDie = (name: string): number => dice(seed, match.feedNumber, 'play', name);
    const made = {
      timeline: playTimeline(drawnScore(seed, match), throwDie, goals),
      goalsMade: goals.length,
      model: known?.model ?? modelAtKickOff(seed, match),
      pricedAtMs: 0,
    };
    playing.set(match.feedNumber, made);
    return made;
  };

  return async (now: Instant): Promise<void> => {
    const begun = await matchesToPlay(db);
    const added = await addedGoals(
      db,
      begun.map(({ matchNumber }) => matchNumber),
    );
    const begunNumbers = new Set(begun.map(({ feedNumber }) => feedNumber));
    for (const number of playing.keys()) if (!begunNumbers.has(number)) playing.delete(number);
    const due = begun.flatMap((match) => {
      const played = playingOf(match, added.get(match.matchNumber) ?? []);
      const at = minuteOf(match, now);
      const stopMinutes = (STOP_REAL_SECONDS * 1_000 * speed()) / match.minuteMs;
      const { state, events } = stateAt(
        played.timeline,
        at,
        Math.min(LONGEST_STOP, Math.max(SHORTEST_STOP, stopMinutes)),
      );
      const isNews =
        match.told?.shown !== `${state.period} ${state.minute} ${state.added}` ||
        match.told.why !== (state.why ?? null) ||
        match.told.events < events.length;
      const isOld = Date.now() - played.pricedAtMs >= PRICED_EVERY_MS;
      if (!isNews && !isOld) return [];
      const play: Play = { matchNumber: match.matchNumber, state, events, isWhole: true };
      return [{ played, at, play }];
    });
    for (let first = 0; first < due.length; first += MATCHES_AT_ONCE) {
      const some = due.slice(first, first + MATCHES_AT_ONCE);
      const prices = some.flatMap(({ played: { timeline, model }, at, play: { matchNumber, state } }) =>
        model.kind === 'goals' && state.period !== 'ended'
          ? newPrices(matchNumber, priceInPlay(model, { ...state, playedShare: shareAt(timeline, at) }))
          : [],
      );
      await db.transaction(async (sql) => {
        await playMatches(
          sql,
          some.map(({ play }) => play),
          now,
        );
        await changePrices(sql, prices, { cause: 'feed', who: SEASON_FEED, at: now });
      });
      for (const { played } of some) played.pricedAtMs = Date.now();
    }
  };
};

/** Adds a goal now to a match in play. False if the season plays no such match. */
export const makeGoal = async (
  { db }: Pick<PlayParts, 'db'>,
  feedMatchId: FeedMatchId,
  side: 'home' | 'away',
  now: Instant,
): Promise<boolean> => {
  const match = (await matchesToPlay(db)).find(({ feedNumber }) => feedNumber === numberOf(feedMatchId));
  if (!match || match.told?.shown.startsWith('ended') !== false) return false;
  await addGoal(db, match.matchNumber, { side, at: minuteOf(match, now) });
  return true;
};
