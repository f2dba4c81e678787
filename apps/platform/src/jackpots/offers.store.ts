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

/** A jackpot as the tables keep it, with its money as it is now. */
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
  /** Of an open offer as they were counted with it, or nothing where they were not; as it was sealed after. */
  readonly tickets: number;
  readonly lines: number;
  readonly total: Cents;
  /** What its newest verdict says once it has ended: by tier, highest first; null before. */
  readonly tierLines: readonly number[] | null;
  readonly perLine: readonly Cents[] | null;
  readonly rolledOver: Cents | null;
}

/** How long before a kick-off picks close (D106), for a statement. */
export const BEFORE_KICK_OFF = `interval '${JACKPOT_CLOSES_BEFORE_MS} milliseconds'`;

// A match that is moved to an earlier time closes its offer earlier; one that is called off is closed at once.
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
 * Counts what is in those offers that are open. No ticket writes a row of everybody's: each machine adds up its own. Not to be asked in a
 * customer's transaction.
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

/** The open offers, then those whose matches run, then the last `ended` that ended; the next to close first, the last to end first. */
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

/** One jackpot; null where there is none of this number. */
export const offerOf = async (sql: Sql, jackpotNumber: number): Promise<OfferRow | null> => {
  const [row] = await sql.query<OfferRow>(`${OFFER} WHERE offer.jackpot_id = $1`, [jackpotNumber]);
  return row ?? null;
};

/** A match of a jackpot as the tables keep it. */
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
/** The prices of 1, X and 2 of a row of `match` as they are offered, as columns; null while betting on them is suspended. */
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

/** The matches of a jackpot, by position, with their prices and scores of now. */
export const matchesOfOffer = (sql: Sql, jackpotNumber: number): Promise<readonly OfferMatchRow[]> =>
  matchesWith(sql, jackpotNumber, PRICES_OF_MATCH);

/** The same without prices, where these decide nothing. */
export const matchesWithoutPrices = (sql: Sql, jackpotNumber: number): Promise<readonly OfferMatchRow[]> =>
  matchesWith(sql, jackpotNumber, 'NULL AS home, NULL AS draw, NULL AS away');

/** Grows, or differs, with every opening, closing, settling and correction of a jackpot, and with what lists of matches show. */
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

/** Gates of an offer: about as many tickets as a house takes at one moment hold one each. */
const GATES = 16;

/** Makes the gates of an offer. */
export const insertGates = (sql: Sql, jackpotId: JackpotId) =>
  sql.query(
    'INSERT INTO jackpot_gate (jackpot_id, gate) SELECT $1::bigint, gate FROM generate_series(0, $2::int - 1) AS gate',
    [jackpotId, GATES],
  );

/**
 * Goes through a gate of an offer: it is not closed until the transaction ends. A result of a match may come meanwhile; what was decided
 * before it was known counts. Lock the customer's wallet before: a close waits for whoever is through.
 * @returns false at once where the offer is being closed: sealing takes long, and whoever waited for it would hold a connection.
 */
export const passGate = async (sql: Sql, jackpotNumber: number, random: Random): Promise<boolean> => {
  const passed = await sql.query(
    `SELECT 1 FROM jackpot_gate WHERE jackpot_id = $1 AND gate = $2
       AND EXISTS (SELECT FROM jackpot WHERE jackpot_id = $1 AND NOT is_shut) FOR SHARE OF jackpot_gate SKIP LOCKED`,
    [jackpotNumber, random.below(GATES)],
  );
  return passed.length === 1;
};

/** Shuts an offer whose time has come, for good: no ticket comes through its gates any more. Call it in no transaction. */
export const shutGates = async (sql: Sql, jackpotNumber: number): Promise<void> => {
  await sql.query('UPDATE jackpot SET is_shut = true WHERE jackpot_id = $1 AND NOT is_shut', [jackpotNumber]);
};

/** Holds all gates of an offer until the transaction ends: waits for the tickets being placed. Shut them before, or others come meanwhile. */
export const holdGates = async (sql: Sql, jackpotNumber: number): Promise<void> => {
  await sql.query('SELECT 1 FROM jackpot_gate WHERE jackpot_id = $1 ORDER BY gate FOR UPDATE', [
    jackpotNumber,
  ]);
};

/** The newest jackpot of a type that has one of these matches; null where none has. */
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
