import { judgeWait, type MaterialChange, type ProfileId } from '@kipenga/betting-core';
import { holdFacts, type Sql } from '../../database/index.ts';
import type { MatchNumber } from '../ids.ts';
import { wasBelieved, type Hearing } from '../source-silence.ts';
import { IS_IN_PLAY } from './live-state.store.ts';

/** The state at the tap of a match that a bet or cash-out waits on. */
export interface SeenMatch {
  readonly matchNumber: MatchNumber;
  /** The number of its newest change; null if it was not in play. */
  readonly mark: number | null;
  readonly resultVersion: number;
}

/** The current state of matches, for a wait that begins, with their rows of `match` locked. */
export const seenNow = (sql: Sql, matches: readonly MatchNumber[]): Promise<readonly SeenMatch[]> =>
  sql.query<SeenMatch>(
    `SELECT match.match_id AS "matchNumber", CASE WHEN ${IS_IN_PLAY} THEN mark END AS mark, result_version AS "resultVersion"
     FROM match LEFT JOIN live_match ON live_match.match_id = match.match_id WHERE match.match_id = ANY($1::bigint[])`,
    [matches],
  );

/** Locks the state of matches for a customer, in the order in which it is written: later events come after the verdict. */
export const holdWaitedOn = async (
  sql: Sql,
  profileId: ProfileId,
  matches: readonly MatchNumber[],
): Promise<void> => {
  for (const table of ['match', 'live_match'])
    await holdFacts(sql, profileId, {
      rows: `SELECT match_id FROM ${table} WHERE match_id = ANY($2::bigint[]) ORDER BY match_id FOR SHARE`,
      values: [matches],
    });
};

/** SQL for a moment of the database's clock, in milliseconds. */
export const msOf = (moment: string): string => `(1000 * extract(epoch FROM ${moment}))::double precision`;

/** Changes of a match since it was seen. */
interface MatchSince {
  readonly nowMs: number;
  readonly mark: number | null;
  readonly hasNewResult: boolean;
  /** The time its source was last heard; null if the source is never silent. */
  readonly hearing: Hearing | null;
  readonly changes: readonly MaterialChange[];
}

/** A wait by the database's clock, in milliseconds, with its matches' state at the tap. */
export interface Wait {
  readonly untilMs: number;
  readonly seen: readonly SeenMatch[];
}

/**
 * Returns the reason a wait fell, or null if it stands: the single rule for all waits on matches in play (D103). Call it with
 * the matches locked.
 *
 * @param bettingNowMs the current betting time: the silence of sources goes by that clock, the end of a wait by the database's.
 */
export const fallOf = async (
  sql: Sql,
  { untilMs, seen }: Wait,
  bettingNowMs: number,
): Promise<MaterialChange['reason'] | null> => {
  const matches = await sql.query<MatchSince>(
    `SELECT ${msOf('clock_timestamp()')} AS "nowMs", seen.mark, match.result_version <> seen.result_version AS "hasNewResult",
       CASE WHEN heard_at IS NOT NULL THEN json_build_object('heardAtMs', ${msOf('heard_at')}, 'silences',
         (SELECT coalesce(json_agg(json_build_object('heardAtMs', ${msOf('silence.heard_at')}, 'endedAtMs', ${msOf('ended_at')})), '[]')
          FROM feed_silence AS silence WHERE silence.source = feed_source.source)) END AS hearing,
       (SELECT coalesce(json_agg(json_build_object('mark', told.mark, 'reason', reason, 'atMs', ${msOf('at')})), '[]')
        FROM live_change AS told WHERE told.match_id = seen.match_id AND told.mark > seen.mark) AS changes
     FROM unnest($1::bigint[], $2::bigint[], $3::integer[]) AS seen (match_id, mark, result_version) JOIN match USING (match_id)
       LEFT JOIN feed_source ON match.feed = 'pushed/' || feed_source.source`,
    [
      seen.map(({ matchNumber }) => matchNumber),
      seen.map(({ mark }) => mark),
      seen.map(({ resultVersion }) => resultVersion),
    ],
  );
  const [first] = matches;
  if (!first) throw new Error('a wait is on no match');
  const verdict = judgeWait({
    untilMs,
    nowMs: first.nowMs,
    matches: matches.flatMap(({ mark, changes }) => (mark === null ? [] : [{ markAtTap: mark, changes }])),
  });
  if (!verdict.stands) return verdict.reason;
  // A match that is not in play has a result, was called off, or had its result corrected: the wait was about another state.
  if (matches.some(({ mark, hasNewResult }) => mark === null && hasNewResult)) return 'ended';
  const endMs = bettingNowMs - (first.nowMs - untilMs);
  const isSilent = matches.some(
    ({ mark, hearing }) => mark !== null && hearing !== null && !wasBelieved(hearing, endMs),
  );
  return isSilent ? 'source' : null;
};
