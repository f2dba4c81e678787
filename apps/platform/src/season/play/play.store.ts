import { toMs, type Instant } from '@kipenga/betting-core';
import type { Sql } from '../../database/index.ts';
import type { MatchNumber } from '../../sports/index.ts';
import {
  SELECT_SEASON_MATCH,
  seasonMatchOf,
  type SeasonMatch,
  type SeasonRow,
} from '../feed/season.store.ts';
import { WHOLE_MINUTES, type AddedGoal } from './timeline.ts';

/** A match to be played now, with the state announced so far. */
export interface MatchToPlay extends SeasonMatch {
  /** Length of a minute of play in milliseconds. */
  readonly minuteMs: number;
  /** The last announced state; null before the first. */
  readonly told: { readonly shown: string; readonly why: string | null; readonly events: number } | null;
}

/** The season's games of goals that have begun and have no result. */
export const matchesToPlay = async (sql: Sql): Promise<readonly MatchToPlay[]> => {
  const rows = await sql.query<
    SeasonRow & {
      readonly result_due_at: Instant;
      readonly shown: string | null;
      readonly why: string | null;
      readonly events: number;
    }
  >(
    `SELECT season.*, live_match.period || ' ' || live_match.minute || ' ' || live_match.added AS shown, live_match.why,
       (SELECT count(*)::integer FROM live_event WHERE live_event.match_id = season.match_id) AS events
     FROM (${SELECT_SEASON_MATCH} WHERE status = 'started' AND result_version = 0 AND model = 'goals') AS season LEFT JOIN live_match USING (match_id)
     ORDER BY season.match_id`,
  );
  return rows.map((row) => ({
    ...seasonMatchOf(row),
    minuteMs: (toMs(row.result_due_at) - toMs(row.starts_at)) / WHOLE_MINUTES,
    told: row.shown === null ? null : { shown: row.shown, why: row.why, events: row.events },
  }));
};

/** Goals that were added to these matches, in order. */
export const addedGoals = async (
  sql: Sql,
  matches: readonly MatchNumber[],
): Promise<ReadonlyMap<MatchNumber, readonly AddedGoal[]>> => {
  const rows = await sql.query<AddedGoal & { readonly match_id: MatchNumber }>(
    'SELECT match_id, side, at FROM season_goal WHERE match_id = ANY($1::bigint[]) ORDER BY match_id, number',
    [matches],
  );
  return Map.groupBy(rows, (row) => row.match_id);
};

/** Stores an added goal. */
export const addGoal = async (sql: Sql, matchNumber: MatchNumber, { side, at }: AddedGoal): Promise<void> => {
  await sql.query(
    `INSERT INTO season_goal (match_id, number, side, at)
     SELECT $1, coalesce(max(number), 0) + 1, $2, $3 FROM season_goal WHERE match_id = $1`,
    [matchNumber, side, at],
  );
};
