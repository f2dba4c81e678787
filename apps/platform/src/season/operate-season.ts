import type { FeedMatchId, Instant, MatchScore } from '@kipenga/betting-core';
import type { Board } from '../board/index.ts';
import type { Database } from '../database/index.ts';
import type { FeedClock } from '../gateways/index.ts';
import { matchNumberOf, numberOf, recordResult } from '../sports/index.ts';
import { moveSeasonMatch } from './feed/postpone-matches.ts';
import { makeGoal } from './play/play-season.ts';
import { longestStepMs } from './longest-step.ts';

/** The operator's hand on the season, in a sandbox. */
export interface SeasonOperator {
  /**
   * Moves the clock and lives through the time: all kick-offs, results and settlements of it are done when it
   * answers (D61).
   */
  advance(minutes: number): Promise<Instant>;
  /**
   * Writes a result of a match now, or corrects it, and settles (D61, D71). False where the match is not
   * known.
   */
  setResult(feedMatchId: FeedMatchId, result: MatchScore | 'void'): Promise<boolean>;
  /** Makes a goal happen now in a match in play, and tells it. False where the season plays no such match. */
  makeGoal(feedMatchId: FeedMatchId, side: 'home' | 'away'): Promise<boolean>;
  /**
   * Announces that a match starts at another time, or at an unknown one (D95). False if that is no news: the match is unknown,
   * is over, or had that start already.
   */
  postpone(feedMatchId: FeedMatchId, startsAt: Instant | null): Promise<boolean>;
}

interface Operated {
  readonly db: Database;
  readonly board: Board;
  readonly clock: FeedClock;
}

const MINUTE_MS = 60_000;

/** Moves the clock step by step, from the moment of the first. */
const steps = (clock: FeedClock, minutes: number): (() => Promise<boolean>) => {
  let untilMs: number | null = null;
  return async () => {
    untilMs ??= clock.nowMs() + minutes * MINUTE_MS;
    const leftMs = untilMs - clock.nowMs();
    if (leftMs <= 0) return false;
    await clock.moveForward(Math.min(leftMs, longestStepMs(clock.nowMs())) / MINUTE_MS);
    return true;
  };
};

export const operateSeason = ({ db, board, clock }: Operated): SeasonOperator => ({
  advance: async (minutes) => {
    await board.liveThrough(steps(clock, minutes));
    return clock.now();
  },
  setResult: (feedMatchId, result) =>
    board.settleAfter(async () => {
      const feedNumber = numberOf(feedMatchId);
      if (feedNumber === null) return false;
      return db.transaction((sql) => recordResult(sql, feedNumber, result, { at: clock.now() }));
    }),
  makeGoal: async (feedMatchId, side) => {
    const isMade = await makeGoal({ db }, feedMatchId, side, clock.now());
    if (isMade) await board.playMatches();
    return isMade;
  },
  postpone: (feedMatchId, startsAt) =>
    board.settleAfter(async () => {
      const feedNumber = numberOf(feedMatchId);
      if (feedNumber === null) return false;
      const told = { matchNumber: matchNumberOf(feedNumber), startsAt, toldAt: clock.now() };
      return db.transaction((sql) => moveSeasonMatch(sql, told));
    }),
});
