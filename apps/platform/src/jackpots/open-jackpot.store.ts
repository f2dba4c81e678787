import {
  jackpotClosesAt,
  type FeedMatchId,
  type Instant,
  type JackpotId,
  type JackpotMatch,
} from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import type { NewJackpot } from './new-jackpot.ts';
import { BEFORE_KICK_OFF, insertGates, PRICES_OF_MATCH } from './offers.store.ts';

/** A match that can be put on an offer. */
export interface MatchToOffer {
  readonly feedMatchId: FeedMatchId;
  readonly startsAt: Instant;
  readonly odds: JackpotMatch['odds'];
}

/** Those of these matches that begin late enough for picks, by kick-off; they do not change until the transaction ends. */
export const holdMatchesAhead = async (
  sql: Sql,
  feedNumbers: readonly (number | null)[],
  now: Instant,
): Promise<readonly MatchToOffer[]> => {
  const rows = await sql.query<Omit<MatchToOffer, 'odds'> & JackpotMatch['odds']>(
    `SELECT feed_match_id::text AS "feedMatchId", starts_at AS "startsAt", ${PRICES_OF_MATCH} FROM match
     WHERE feed_match_id = ANY($1::bigint[]) AND status = 'open' AND starts_at > $2::timestamptz + ${BEFORE_KICK_OFF}
     ORDER BY match_id FOR SHARE`,
    [feedNumbers, now],
  );
  return rows
    .map(({ home, draw, away, ...row }) => ({ ...row, odds: { home, draw, away } }))
    .toSorted((left, right) =>
      left.startsAt < right.startsAt ? -1 : Number(left.startsAt > right.startsAt),
    );
};

/** Stores an offer with its matches in this order; null if its type has an open one, or one being opened at this moment. */
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
    [type, name, description, betAmount, maxDoubles, guarantee, now, jackpotClosesAt({ matches })],
  );
  if (row === undefined) return null;
  await insertGates(sql, row.id);
  await sql.query(
    `INSERT INTO jackpot_match (jackpot_id, position, feed_match_id, planned_start)
     SELECT $1, position, feed_match_id, starts_at
     FROM unnest($2::bigint[], $3::timestamptz[]) WITH ORDINALITY AS chosen (feed_match_id, starts_at, position)`,
    [row.id, matches.map(({ feedMatchId }) => feedMatchId), matches.map(({ startsAt }) => startsAt)],
  );
  return row.id;
};
