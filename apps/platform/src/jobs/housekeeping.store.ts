import type { Instant } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';

/** What may be forgotten, and for how many days it is still kept: a little longer than anything looks at it. */
const FORGOTTEN = [
  [`DELETE FROM session WHERE least(expires_at, ended_at) < $1::timestamptz - make_interval(days => $2)`, 1],
  [`DELETE FROM verification_code WHERE expires_at < $1::timestamptz - make_interval(days => $2)`, 1],
  // Codes are counted over a day (D26). The lock of a phone is dated to the beginning of time: who needs it next makes it again.
  [`DELETE FROM phone_event WHERE at < $1::timestamptz - make_interval(days => $2)`, 2],
  // A device or network of a customer who has not come back from there for half a year is a stranger again.
  [`DELETE FROM known_asker WHERE proved_at < $1::timestamptz - make_interval(days => $2)`, 180],
  // An answer without a key is named by its body, and counts for minutes; one with a key is kept for good (D24).
  [
    `DELETE FROM kept_answer WHERE made_at < $1::timestamptz - make_interval(days => $2) AND right(key, 6 + length(body_hash)) = ' body ' || body_hash`,
    1,
  ],
  [`DELETE FROM game_launch WHERE expires_at < $1::timestamptz - make_interval(days => $2)`, 1],
  [`DELETE FROM job WHERE done_at < $1::timestamptz - make_interval(days => $2)`, 30],
] as const;

// A session of which a round is still open is owed something, however old.
const OLD_GAME_SESSIONS = `
  DELETE FROM game_session WHERE session_id IN (
    SELECT session_id FROM game_session AS session
    WHERE opened_at < $1::timestamptz - make_interval(days => $2) AND NOT EXISTS (
      SELECT 1 FROM game_round AS round
      WHERE round.profile_id = session.profile_id AND round.session_id = session.session_id AND staked > 0 AND won IS NULL
    ) ORDER BY opened_at LIMIT $3
  ) RETURNING 1`;
/** So many at once, in a statement that is over in a moment: an evening of play opens thousands. */
const AT_ONCE = 5_000;

const forgetGameSessions = async (sql: Sql, now: Instant, days: number): Promise<void> => {
  for (let forgotten = AT_ONCE; forgotten === AT_ONCE;)
    forgotten = (await sql.query(OLD_GAME_SESSIONS, [now, days, AT_ONCE])).length;
};

/**
 * Deletes what nobody will ask for again. A game session is kept for so many days, longer than it lasts. @param now real
 * time (D70).
 */
export const forgetTheExpired = async (sql: Sql, now: Instant, gameSessionDays: number): Promise<void> => {
  for (const [statement, days] of FORGOTTEN) await sql.query(statement, [now, days]);
  await forgetGameSessions(sql, now, gameSessionDays);
};
