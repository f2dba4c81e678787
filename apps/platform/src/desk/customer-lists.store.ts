import type { Cents, Instant, ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';

/** A transfer in the books of a customer, and its effect on each part of the wallet. */
export interface LedgerLine {
  readonly reference: string;
  readonly at: Instant;
  readonly kind: string;
  readonly cash: Cents;
  readonly bonus: Cents;
  readonly held: Cents;
  readonly onItsWay: Cents;
}

/** A customer's transfers in the order in which they were written, the newest first. @param after the reference of the last one before. */
export const ledgerOf = (sql: Sql, profileId: ProfileId, after: string | null, most: number) =>
  sql.query<LedgerLine>(
    `SELECT line.reference, line.made_at AS at, line.kind,
       coalesce(sum(e.amount) FILTER (WHERE e.pot = 'cash'), 0)::bigint AS cash,
       coalesce(sum(e.amount) FILTER (WHERE e.pot IN ('bonus', 'refund')), 0)::bigint AS bonus,
       coalesce(sum(e.amount) FILTER (WHERE e.pot = 'payout_hold'), 0)::bigint AS held,
       coalesce(sum(e.amount) FILTER (WHERE e.pot = 'withdrawal_hold'), 0)::bigint AS "onItsWay"
     FROM (SELECT reference, made_at, posted_at, kind FROM ledger_transfer WHERE profile_id = $1
             AND ($2::text IS NULL OR (posted_at, reference) < (SELECT posted_at, reference FROM ledger_transfer WHERE profile_id = $1 AND reference = $2))
           ORDER BY posted_at DESC, reference DESC LIMIT $3) AS line
       JOIN ledger_posting AS moved ON moved.profile_id = $1 AND moved.reference = line.reference,
       LATERAL (VALUES (split_part(to_account, ':', 1), moved.amount), (split_part(from_account, ':', 1), -moved.amount)) AS e (pot, amount)
     GROUP BY line.reference, line.made_at, line.posted_at, line.kind ORDER BY line.posted_at DESC, line.reference DESC`,
    [profileId, after, most],
  );

/** A customer in a game. */
export interface GamePlayed {
  readonly sessionId: string;
  readonly gameId: string;
  readonly isDemo: boolean;
  readonly openedAt: Instant;
  readonly rounds: number;
  /** Rounds that have not ended. */
  readonly open: number;
  readonly staked: Cents;
  readonly won: Cents;
}

/** A customer's game sessions, the newest first, for as long as they are kept. */
export const gamesOf = (sql: Sql, profileId: ProfileId, after: readonly string[] | null, most: number) =>
  sql.query<GamePlayed>(
    `SELECT session_id AS "sessionId", game_id AS "gameId", play_mode = 'DEMO' AS "isDemo", opened_at AS "openedAt", rounds.*
     FROM game_session, LATERAL (
       SELECT count(*)::int AS rounds, (count(*) FILTER (WHERE won IS NULL))::int AS open,
         coalesce(sum(staked), 0)::bigint AS staked, coalesce(sum(won), 0)::bigint AS won
       FROM game_round WHERE game_round.profile_id = $1 AND game_round.session_id = game_session.session_id) AS rounds
     WHERE profile_id = $1 AND ($2::timestamptz IS NULL OR (opened_at, session_id) < ($2, $3::text))
     ORDER BY opened_at DESC, session_id DESC LIMIT $4`,
    [profileId, after?.[0] ?? null, after?.[1] ?? null, most],
  );

/** A login of a customer that has not ended. The platform knows no more of the device. */
export interface LoggedIn {
  /** Identifies the login, and cannot be used as a token. */
  readonly login: string;
  readonly until: Instant;
  /** Topics that the device gets by push; null if it asked for none. */
  readonly push: string | null;
  readonly pushSince: Instant | null;
}

/** A customer's logins at a moment of real time, the longest first. */
export const loginsOf = (sql: Sql, profileId: ProfileId, now: Instant, most: number) =>
  sql.query<LoggedIn>(
    `SELECT left(token_hash, 8) AS login, expires_at AS until, array_to_string(topics, ', ') AS push, asked_at AS "pushSince"
     FROM session LEFT JOIN push_subscription ON push_subscription.profile_id = $1 AND push_subscription.login_hash = token_hash
     WHERE session.profile_id = $1 AND kind = 'session' AND ended_at IS NULL AND expires_at > $2 ORDER BY expires_at DESC LIMIT $3`,
    [profileId, now, most],
  );
