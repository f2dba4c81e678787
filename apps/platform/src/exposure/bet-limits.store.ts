import type { Cents, Instant, MarketTypeId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import type { Days } from './exposed-bets.store.ts';

/** The part that a limit of bets is about: each bet with a pick of it. Of the first three at most one is set; all null is each bet. */
export interface PartOfBets {
  /** The house's own numbers. */
  readonly sport: number | null;
  readonly competition: number | null;
  readonly match: number | null;
  readonly marketTypeId: MarketTypeId | null;
}

/** The most that one bet is paid, before the tax on winnings, for a time. The counter reads it with the prices of its picks. */
export interface BetLimit extends PartOfBets {
  readonly most: Cents;
  readonly who: string;
  readonly why: string;
  /** In real time. */
  readonly since: Instant;
  readonly until: Instant | null;
}

/** The limits that are in force at a moment, or will come, in the order they were entered. */
export const betLimits = (sql: Sql, now: Instant) =>
  sql.query<BetLimit & { readonly id: number }>(
    `SELECT bet_limit_id AS id, sport_id AS sport, competition_id AS competition, match_id AS match, market_type_id AS "marketTypeId", most, who, why, since, until
     FROM bet_limit WHERE until IS NULL OR until > $1 ORDER BY bet_limit_id`,
    [now],
  );

export const keepBetLimit = (sql: Sql, limit: BetLimit) =>
  sql.query(
    `INSERT INTO bet_limit (sport_id, competition_id, match_id, market_type_id, most, who, why, since, until)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      limit.sport,
      limit.competition,
      limit.match,
      limit.marketTypeId,
      limit.most,
      limit.who,
      limit.why,
      limit.since,
      limit.until,
    ],
  );

/** Ends a limit. Returns what it was of; null if no limit with this number lasts longer. */
export const endBetLimit = async (sql: Sql, id: number, at: Instant): Promise<Cents | null> => {
  const [gone] = await sql.query<{ most: Cents }>(
    'DELETE FROM bet_limit WHERE bet_limit_id = $1 AND (until IS NULL OR until > $2) RETURNING most',
    [id, at],
  );
  return gone?.most ?? null;
};

/** The newest bets of a span with a pick of a part: the stake of each, and whether it was placed to be paid more than an amount. */
export const paidAbove = (
  sql: Sql,
  { sport, competition, match, marketTypeId }: PartOfBets,
  above: Cents,
  { from, to }: Days,
  most: number,
): Promise<readonly { readonly stake: Cents; readonly isAbove: boolean }[]> =>
  // Settling writes another net_payout, but possible_win and the tax stay as they were when the bet was placed.
  sql.query(
    `SELECT stake, possible_win + withholding_tax > $3 AS "isAbove" FROM bet WHERE placed_at >= $1 AND placed_at < $2 AND EXISTS (
       SELECT FROM bet_leg JOIN match ON match.feed_match_id = bet_leg.feed_match_id::bigint JOIN competition USING (competition_id)
       WHERE bet_leg.profile_id = bet.profile_id AND bet_leg.bet_id = bet.bet_id AND sport_id = coalesce($4, sport_id)
         AND competition_id = coalesce($5, competition_id) AND match.match_id = coalesce($6, match.match_id)
         AND ($7::text IS NULL OR $7 = ANY(string_to_array(market_type_id, ' + '))))
     ORDER BY bet_id DESC LIMIT $8`,
    [from, to, above, sport, competition, match, marketTypeId, most],
  );
