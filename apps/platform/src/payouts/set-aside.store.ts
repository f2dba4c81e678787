import type { BetId, FeedMatchId, Instant, JackpotId, ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';

/** A piece of settlement that can fail without anything beside it. */
export type Piece =
  | {
      readonly kind: 'bet';
      readonly profileId: ProfileId;
      readonly betId: BetId;
      readonly feedMatchId: FeedMatchId;
    }
  | { readonly kind: 'hold' | 'ticket'; readonly profileId: ProfileId; readonly betId: BetId }
  | { readonly kind: 'jackpot'; readonly jackpotId: JackpotId; readonly feedMatchId: FeedMatchId }
  | { readonly kind: 'rollover'; readonly jackpotId: JackpotId };

/** The columns that name a piece. */
const keyOf = (piece: Piece): readonly [profileId: string, subject: string, kind: string, match: string] => [
  'jackpotId' in piece ? '' : piece.profileId,
  'jackpotId' in piece ? piece.jackpotId : piece.betId,
  piece.kind,
  'feedMatchId' in piece ? piece.feedMatchId : '',
];

/** A failure of a piece. */
interface Failure {
  readonly reason: string;
  /** Seconds for each try so far; null leaves it to a newer result or an operator. */
  readonly againSeconds: number | null;
}

/** Keeps that a piece failed, and why. @returns how often it has, and its reason before. */
export const keepSetAside = async (
  sql: Sql,
  piece: Piece,
  { reason, againSeconds }: Failure,
): Promise<{ readonly tries: number; readonly before: string | null }> => {
  const key = keyOf(piece);
  const [known] = await sql.query<{ reason: string; tries: number }>(
    'SELECT reason, tries FROM settlement_set_aside WHERE profile_id = $1 AND (subject, kind, feed_match_id) = ($2, $3, $4)',
    [...key],
  );
  const tries = (known?.tries ?? 0) + 1;
  await sql.query(
    `INSERT INTO settlement_set_aside (profile_id, subject, kind, feed_match_id, reason, tries, again_at)
     VALUES ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))
     ON CONFLICT (profile_id, subject, kind, feed_match_id)
       DO UPDATE SET reason = excluded.reason, tries = excluded.tries, again_at = excluded.again_at`,
    [...key, reason, tries, againSeconds === null ? null : againSeconds * tries],
  );
  return { tries, before: known?.reason ?? null };
};

/** A condition of a statement: the subject is not set aside, or is to be tried again by now. */
export const notSetAside = (kind: 'hold', profileId: string, subject: string): string => `NOT EXISTS (
  SELECT FROM settlement_set_aside AS aside WHERE aside.profile_id = ${profileId} AND aside.subject = ${subject} AND aside.kind = '${kind}'
    AND (again_at IS NULL OR again_at > now()))`;

/** Forgets that pieces of a customer had been set aside: they are done. */
export const forgetSetAside = async (
  sql: Sql,
  profileId: ProfileId,
  betIds: readonly BetId[],
  kinds: readonly Piece['kind'][],
  feedMatchId: FeedMatchId | '' = '',
): Promise<void> => {
  await sql.query(
    `DELETE FROM settlement_set_aside
     WHERE profile_id = $1 AND subject = ANY($2::text[]) AND kind = ANY($3::text[]) AND feed_match_id IN ('', $4)`,
    [profileId, betIds, kinds, feedMatchId],
  );
};

/** Removes tickets and their holds from those set aside: they are settled. */
export const forgetTicketsSetAside = async (
  sql: Sql,
  names: readonly { readonly profileId: ProfileId; readonly betId: BetId }[],
): Promise<void> => {
  await sql.query(
    `DELETE FROM settlement_set_aside USING unnest($1::text[], $2::text[]) AS done (profile_id, bet_id)
     WHERE settlement_set_aside.profile_id = done.profile_id AND subject = done.bet_id AND kind IN ('ticket', 'hold', 'ticket-hold')`,
    [names.map(({ profileId }) => profileId), names.map(({ betId }) => betId)],
  );
};

/** The same of a jackpot and one match of it. What was set aside by its other matches is tried again now. */
export const forgetJackpotSetAside = async (
  sql: Sql,
  jackpotId: JackpotId,
  feedMatchId: FeedMatchId,
): Promise<void> => {
  await sql.query(
    `WITH done AS (
       DELETE FROM settlement_set_aside WHERE profile_id = '' AND subject = $1 AND kind = 'jackpot' AND feed_match_id = $2)
     UPDATE settlement_set_aside SET again_at = now() WHERE profile_id = '' AND subject = $1 AND kind = 'jackpot' AND feed_match_id <> $2`,
    [jackpotId, feedMatchId],
  );
};

/** Forgets that a rollover had been set aside: it has gone on. */
export const forgetRolloverSetAside = async (sql: Sql, jackpotId: JackpotId): Promise<void> => {
  await sql.query(
    `DELETE FROM settlement_set_aside WHERE profile_id = '' AND subject = $1 AND kind = 'rollover'`,
    [jackpotId],
  );
};

interface PieceRow {
  readonly kind: Piece['kind'];
  readonly profileId: ProfileId;
  readonly subject: string;
  readonly feedMatchId: FeedMatchId;
}

const pieceOf = ({ kind, profileId, subject, feedMatchId }: PieceRow): Piece => {
  const jackpotId = subject as JackpotId;
  if (kind === 'jackpot') return { kind, jackpotId, feedMatchId };
  if (kind === 'rollover') return { kind, jackpotId };
  const betId = subject as BetId;
  return kind === 'bet' ? { kind, profileId, betId, feedMatchId } : { kind, profileId, betId };
};

/** Pieces whose time to be tried again has come. Holds are not among them: a hold is due again by itself. */
export const piecesToTryAgain = async (sql: Sql, count: number): Promise<readonly Piece[]> =>
  (
    await sql.query<PieceRow>(
      `SELECT kind, profile_id AS "profileId", subject, feed_match_id AS "feedMatchId" FROM settlement_set_aside
       WHERE again_at <= now() AND kind NOT IN ('hold', 'ticket-hold') ORDER BY again_at LIMIT $1`,
      [count],
    )
  ).map(pieceOf);

/** A piece as an operator is shown it. */
export interface SetAside {
  readonly kind: Piece['kind'];
  /** Of the bet or the ticket; a jackpot's number. */
  readonly reference: string;
  readonly feedMatchId: string;
  readonly reason: string;
  readonly since: Instant;
  readonly tries: number;
  readonly isTriedAgain: boolean;
}

/** Counts the pieces of settlement that failed by themselves. */
export const countSetAside = async (sql: Sql): Promise<number> => {
  const [row] = await sql.query<{ count: number }>('SELECT count(*)::int AS count FROM settlement_set_aside');
  return row?.count ?? 0;
};

/** The pieces of settlement that failed by themselves, the oldest first. */
export const listSetAside = (sql: Sql, most: number): Promise<readonly SetAside[]> =>
  sql.query<SetAside>(
    `SELECT kind, coalesce(bet.reference, ticket.reference, subject) AS reference, aside.feed_match_id AS "feedMatchId", reason, since, tries,
       again_at IS NOT NULL AS "isTriedAgain"
     FROM settlement_set_aside AS aside
       LEFT JOIN bet ON bet.profile_id = aside.profile_id AND bet.bet_id = subject
       LEFT JOIN jackpot_ticket AS ticket ON ticket.profile_id = aside.profile_id AND ticket.bet_id = subject
     ORDER BY since, aside.profile_id, subject LIMIT $1`,
    [most],
  );

/** Lets a piece be tried again now, by the reference it is listed with. @returns false where nothing of that reference is set aside. */
export const askToTryAgain = async (sql: Sql, reference: string): Promise<boolean> =>
  (
    await sql.query(
      `UPDATE settlement_set_aside AS aside SET again_at = now()
       WHERE (kind IN ('jackpot', 'rollover') AND subject = $1)
         OR EXISTS (SELECT FROM bet WHERE bet.profile_id = aside.profile_id AND bet_id = subject AND reference = $1)
         OR EXISTS (SELECT FROM jackpot_ticket AS ticket WHERE ticket.profile_id = aside.profile_id AND bet_id = subject AND reference = $1)
       RETURNING 1`,
      [reference],
    )
  ).length > 0;
