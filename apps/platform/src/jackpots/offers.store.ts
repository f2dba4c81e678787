import {
  addCents,
  JACKPOT_CLOSES_BEFORE_MS,
  type Cents,
  type Instant,
  type JackpotId,
  type Odds,
} from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import type { Random } from '../ports/index.ts';
import { OFFERED_ODDS } from '../sports/index.ts';

/** A jackpot as stored, with its current money. */
export interface OfferRow {
  readonly id: JackpotId;
  readonly type: string;
  readonly name: string;
  readonly description: string;
  readonly betAmount: Cents;
  readonly maxDoubles: number;
  readonly state: 'open' | 'closed' | 'settled' | 'cancelled';
  readonly closesAt: Instant;
  readonly guarantee: Cents;
  readonly rolledIn: Cents;
  readonly matchCount: number;
  /** Number of tickets. Of an open offer the counted ones, or none if they were not counted; of a later one those that were sealed. */
  readonly tickets: number;
  readonly lines: number;
  readonly total: Cents;
  /** Lines per tier by its newest verdict, highest tier first; null until it has ended. */
  readonly tierLines: readonly number[] | null;
  readonly perLine: readonly Cents[] | null;
  readonly rolledOver: Cents | null;
}

/** SQL interval before a kick-off at which picks close (D106). */
export const BEFORE_KICK_OFF = `interval '${JACKPOT_CLOSES_BEFORE_MS} milliseconds'`;

// A match that is moved to an earlier time closes its offer earlier; an offer that is called off closes at once.
const OFFER = `
  SELECT offer.jackpot_id::text AS id, type, name, description, bet_amount AS "betAmount", max_doubles AS "maxDoubles", state,
    CASE WHEN state = 'open' THEN LEAST(closes_at, cancelled_at, (SELECT min(starts_at) - ${BEFORE_KICK_OFF} FROM jackpot_match
      JOIN match USING (feed_match_id) WHERE jackpot_match.jackpot_id = offer.jackpot_id)) ELSE closes_at END AS "closesAt", guarantee, rolled_in AS "rolledIn",
    (SELECT count(*)::int FROM jackpot_match WHERE jackpot_match.jackpot_id = offer.jackpot_id) AS "matchCount",
    COALESCE(tickets, 0) AS tickets, COALESCE(lines, 0) AS lines, COALESCE(fund, guarantee + rolled_in) AS total,
    to_jsonb(tier_lines) AS "tierLines", to_jsonb(per_line) AS "perLine", "rolledOver"
  FROM jackpot offer
  LEFT JOIN LATERAL (SELECT tier_lines, per_line, CASE WHEN rolled_into IS NULL THEN rollover ELSE rolled END AS "rolledOver"
    FROM jackpot_verdict WHERE jackpot_id = offer.jackpot_id
    ORDER BY version DESC LIMIT 1) verdict ON state IN ('settled', 'cancelled')`;

/**
 * Adds the number of tickets to those offers that are open. Tickets update no shared row: each machine sums its own. Do not call
 * it in a customer's transaction.
 */
export const withCounts = async (sql: Sql, offers: readonly OfferRow[]): Promise<readonly OfferRow[]> => {
  const open = offers.filter(({ state }) => state === 'open').map(({ id }) => id);
  if (open.length === 0) return offers;
  const counts = await sql.query<{ id: JackpotId; tickets: number; lines: number; contributions: Cents }>(
    `SELECT jackpot_id::text AS id, count(*)::int AS tickets, sum(lines)::int AS lines, sum(contribution)::bigint AS contributions
     FROM jackpot_ticket WHERE jackpot_id = ANY($1::bigint[]) GROUP BY jackpot_id`,
    [open],
  );
  return offers.map((offer) => {
    const count = counts.find(({ id }) => id === offer.id);
    if (count === undefined) return offer;
    const { tickets, lines, contributions } = count;
    return { ...offer, tickets, lines, total: addCents(offer.total, contributions) };
  });
};

/** The open offers, then those with running matches, then the last `ended` ended ones; the next to close first, the last to end first. */
export const newestOffers = (sql: Sql, ended: number): Promise<readonly OfferRow[]> =>
  sql.query<OfferRow>(
    `WITH shown AS (
       SELECT jackpot_id FROM jackpot WHERE state IN ('open', 'closed')
       UNION ALL
       (SELECT jackpot_id FROM jackpot WHERE state IN ('settled', 'cancelled') ORDER BY closes_at DESC, jackpot_id DESC LIMIT $1))
     ${OFFER} WHERE offer.jackpot_id IN (SELECT jackpot_id FROM shown)
     ORDER BY state <> 'open', state <> 'closed', CASE WHEN state IN ('open', 'closed') THEN closes_at END, closes_at DESC,
       offer.jackpot_id DESC`,
    [ended],
  );

/** The last jackpots that ended before another, in the order of `newestOffers`. */
export const endedBefore = (
  sql: Sql,
  { id, closesAt }: Pick<OfferRow, 'id' | 'closesAt'>,
  count: number,
): Promise<readonly OfferRow[]> =>
  sql.query<OfferRow>(
    `${OFFER} WHERE state IN ('settled', 'cancelled') AND (closes_at, offer.jackpot_id) < ($1, $2)
     ORDER BY closes_at DESC, offer.jackpot_id DESC LIMIT $3`,
    [closesAt, id, count],
  );

/** One jackpot; null if the number is unknown. */
export const offerOf = async (sql: Sql, jackpotNumber: number): Promise<OfferRow | null> => {
  const [row] = await sql.query<OfferRow>(`${OFFER} WHERE offer.jackpot_id = $1`, [jackpotNumber]);
  return row ?? null;
};

/** A match of a jackpot as stored. */
export interface OfferMatchRow {
  readonly id: string;
  readonly feedMatchId: string;
  readonly position: number;
  readonly homeTeam: string;
  readonly awayTeam: string;
  readonly category: string;
  readonly startsAt: Instant;
  readonly status: 'open' | 'postponed' | 'started' | 'finished' | 'void';
  readonly homeGoals: number | null;
  readonly awayGoals: number | null;
  readonly home: Odds | null;
  readonly draw: Odds | null;
  readonly away: Odds | null;
}

const priceOf = (column: string): string =>
  `(SELECT ${OFFERED_ODDS} FROM outcome WHERE outcome.match_id = match.match_id AND main_column = '${column}') AS ${column}`;
/** Columns with the offered prices of 1, X and 2 of a row of `match`; null while betting on them is suspended. */
export const PRICES_OF_MATCH = ['home', 'draw', 'away'].map(priceOf).join(', ');

const matchesWith = (sql: Sql, jackpotNumber: number, prices: string): Promise<readonly OfferMatchRow[]> =>
  sql.query<OfferMatchRow>(
    `SELECT jackpot_match_id::text AS id, feed_match_id::text AS "feedMatchId", position, home_team AS "homeTeam", away_team AS "awayTeam",
       category, starts_at AS "startsAt", CASE WHEN void_reason IS NULL THEN status ELSE 'void' END AS status,
       full_time_home AS "homeGoals", full_time_away AS "awayGoals", ${prices}
     FROM jackpot_match JOIN match USING (feed_match_id) JOIN competition USING (competition_id)
     WHERE jackpot_id = $1 ORDER BY position`,
    [jackpotNumber],
  );

/** The matches of a jackpot by position, with their current prices and scores. */
export const matchesOfOffer = (sql: Sql, jackpotNumber: number): Promise<readonly OfferMatchRow[]> =>
  matchesWith(sql, jackpotNumber, PRICES_OF_MATCH);

/** The same without prices, for callers that do not use them. */
export const matchesWithoutPrices = (sql: Sql, jackpotNumber: number): Promise<readonly OfferMatchRow[]> =>
  matchesWith(sql, jackpotNumber, 'NULL AS home, NULL AS draw, NULL AS away');

/** Changes with every opening, closing, settling and correction of a jackpot, and with the lists of matches. */
export const stateOfOffers = async (sql: Sql): Promise<string> => {
  const [row] = await sql.query<{ state: string }>(
    `SELECT concat_ws(' ', (SELECT version FROM sports_version), count(*), count(*) FILTER (WHERE state = 'open'),
       count(*) FILTER (WHERE state = 'closed'), count(*) FILTER (WHERE state = 'settled'), (SELECT count(*) FROM jackpot_verdict)) AS state
     FROM jackpot`,
  );
  return row?.state ?? '';
};

/** The open offers, by type. */
export const openTypes = async (sql: Sql): Promise<ReadonlyMap<string, JackpotId>> => {
  const rows = await sql.query<{ type: string; id: JackpotId }>(
    "SELECT type, jackpot_id::text AS id FROM jackpot WHERE state = 'open'",
  );
  return new Map(rows.map(({ type, id }) => [type, id]));
};

/** Gates of an offer: about as many as the tickets placed at one moment, so that each can hold its own. */
const GATES = 16;

/** Creates the gates of an offer. */
export const insertGates = (sql: Sql, jackpotId: JackpotId) =>
  sql.query(
    'INSERT INTO jackpot_gate (jackpot_id, gate) SELECT $1::bigint, gate FROM generate_series(0, $2::int - 1) AS gate',
    [jackpotId, GATES],
  );

/**
 * Locks one gate of an offer: the offer is not closed until the transaction ends. A match may get a result meanwhile; decisions
 * made before it was known stand. Lock the customer's wallet first: a close waits for all gates.
 * @returns false at once if the offer is being closed: sealing takes long, and waiting for it would hold a connection.
 */
export const passGate = async (sql: Sql, jackpotNumber: number, random: Random): Promise<boolean> => {
  const passed = await sql.query(
    `SELECT 1 FROM jackpot_gate WHERE jackpot_id = $1 AND gate = $2
       AND EXISTS (SELECT FROM jackpot WHERE jackpot_id = $1 AND NOT is_shut) FOR SHARE OF jackpot_gate SKIP LOCKED`,
    [jackpotNumber, random.below(GATES)],
  );
  return passed.length === 1;
};

/** Shuts an offer for good once its time has come: no further ticket passes its gates. Call it outside a transaction. */
export const shutGates = async (sql: Sql, jackpotNumber: number): Promise<void> => {
  await sql.query('UPDATE jackpot SET is_shut = true WHERE jackpot_id = $1 AND NOT is_shut', [jackpotNumber]);
};

/**
 * Waits for the tickets being placed, and locks all gates of an offer until the transaction ends. Shut them first, or more
 * tickets come meanwhile.
 */
export const holdGates = async (sql: Sql, jackpotNumber: number): Promise<void> => {
  await sql.query('SELECT 1 FROM jackpot_gate WHERE jackpot_id = $1 ORDER BY gate FOR UPDATE', [
    jackpotNumber,
  ]);
};

/** The newest jackpot of a type that has one of these matches; null if none does. */
export const offerWith = async (
  sql: Sql,
  type: string,
  matchNumbers: readonly number[],
): Promise<number | null> => {
  const [row] = await sql.query<{ jackpotNumber: number }>(
    `SELECT jackpot_id AS "jackpotNumber" FROM jackpot_match JOIN jackpot USING (jackpot_id)
     WHERE jackpot_match_id = ANY($2::bigint[]) AND type = $1 ORDER BY jackpot_id DESC LIMIT 1`,
    [type, matchNumbers],
  );
  return row?.jackpotNumber ?? null;
};
