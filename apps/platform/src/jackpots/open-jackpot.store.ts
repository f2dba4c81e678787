import type { Cents, FeedMatchId, Instant, JackpotId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import type { NewJackpot } from './new-jackpot.ts';

/** A match that can be put on an offer. */
export interface MatchToOffer {
  readonly feedMatchId: FeedMatchId;
  readonly startsAt: Instant;
}

/** Those of these matches that have not begun, by kick-off; they do not change until the transaction ends. */
export const holdMatchesAhead = async (
  sql: Sql,
  feedNumbers: readonly (number | null)[],
  now: Instant,
): Promise<readonly MatchToOffer[]> => {
  const rows = await sql.query<MatchToOffer>(
    `SELECT feed_match_id::text AS "feedMatchId", starts_at AS "startsAt" FROM match
     WHERE feed_match_id = ANY($1::bigint[]) AND status IN ('open', 'suspended') AND starts_at > $2
     ORDER BY match_id FOR SHARE`,
    [feedNumbers, now],
  );
  return rows.toSorted((left, right) =>
    left.startsAt < right.startsAt ? -1 : Number(left.startsAt > right.startsAt),
  );
};

/** Writes an offer with its matches in this order; null where its type has an open one, also one being opened at this moment. */
export const insertOffer = async (
  sql: Sql,
  offer: NewJackpot,
  matches: readonly MatchToOffer[],
): Promise<JackpotId | null> => {
  const { type, name, description, betAmount, maxDoubles, guarantee, now } = offer;
  const [row] = await sql.query<{ id: JackpotId }>(
    `INSERT INTO jackpot (type, name, description, bet_amount, max_doubles, guarantee, rolled_in, opened_at, closes_at)
     VALUES ($1, $2, $3, $4, $5, $6, 0, $7, $8)
     ON CONFLICT (type) WHERE state = 'open' DO NOTHING RETURNING jackpot_id::text AS id`,
    [type, name, description, betAmount, maxDoubles, guarantee, now, matches[0]?.startsAt],
  );
  if (row === undefined) return null;
  await sql.query(
    `INSERT INTO jackpot_match (jackpot_id, position, feed_match_id)
     SELECT $1, position, feed_match_id FROM unnest($2::bigint[]) WITH ORDINALITY AS chosen (feed_match_id, position)`,
    [row.id, matches.map(({ feedMatchId }) => feedMatchId)],
  );
  return row.id;
};

/** What an ended jackpot left behind and no offer has taken yet. */
export interface WaitingRollover {
  readonly id: JackpotId;
  readonly version: number;
  readonly rollover: Cents;
}

// Of each only the newest verdict counts.
const WAITING = `SELECT verdict.jackpot_id::text AS id, version, rollover FROM jackpot_verdict verdict JOIN jackpot USING (jackpot_id)
  WHERE type = $1 AND state IN ('settled', 'cancelled') AND rolled_into IS NULL AND rollover > 0
    AND version = (SELECT max(version) FROM jackpot_verdict newest WHERE newest.jackpot_id = verdict.jackpot_id)
  ORDER BY verdict.jackpot_id`;

/**
 * What rolled over from ended jackpots of a type and waits for an offer. Whoever decides on one of them holds the lock of its row, so it
 * is looked for again once all are locked.
 */
export const waitingRollovers = async (sql: Sql, type: string): Promise<readonly WaitingRollover[]> => {
  const seen = await sql.query<WaitingRollover>(WAITING, [type]);
  if (seen.length === 0) return [];
  await sql.query(
    'SELECT FROM jackpot WHERE jackpot_id = ANY($1::bigint[]) ORDER BY jackpot_id FOR NO KEY UPDATE',
    [seen.map(({ id }) => id)],
  );
  const locked = new Set(seen.map(({ id }) => id));
  return (await sql.query<WaitingRollover>(WAITING, [type])).filter(({ id }) => locked.has(id));
};

/** Says which offer took what rolled over. */
export const markRolledInto = async (
  sql: Sql,
  waiting: readonly WaitingRollover[],
  into: JackpotId,
): Promise<void> => {
  await sql.query(
    `UPDATE jackpot_verdict SET rolled_into = $3 FROM unnest($1::bigint[], $2::integer[]) AS taken (jackpot_id, version)
     WHERE jackpot_verdict.jackpot_id = taken.jackpot_id AND jackpot_verdict.version = taken.version`,
    [waiting.map(({ id }) => id), waiting.map(({ version }) => version), into],
  );
  await sql.query('UPDATE jackpot SET rolled_in = rolled_in + $2 WHERE jackpot_id = $1', [
    into,
    waiting.reduce((sum, { rollover }) => sum + rollover, 0),
  ]);
};
