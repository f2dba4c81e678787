import type {
  BetId,
  BetLimits,
  Cents,
  FeedMatchId,
  Instant,
  LegResult,
  MarketTypeId,
  NairobiDay,
  Odds,
  OutcomeId,
  ProfileId,
  TaxRecord,
  VoidReason,
} from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';

/** A bet as settling needs it. */
export interface BetToSettle {
  readonly profileId: ProfileId;
  readonly betId: BetId;
  readonly reference: string;
  readonly status: 'open' | 'won' | 'lost' | 'void';
  readonly stake: Cents;
  readonly stakeAfterTax: Cents;
  readonly usesFreeBet: boolean;
  readonly grantId: string | null;
  readonly limits: BetLimits;
  readonly taxRecord: TaxRecord;
  readonly version: number;
}

/** One of its legs. */
export interface LegToSettle {
  readonly profileId: ProfileId;
  readonly betId: BetId;
  readonly position: number;
  readonly feedMatchId: FeedMatchId;
  readonly marketTypeId: MarketTypeId;
  readonly outcomeId: OutcomeId;
  readonly odds: Odds;
  readonly homeTeam: string;
  readonly awayTeam: string;
  readonly placedAt: Instant;
  /** The start its match had then. */
  readonly startsAt: Instant;
  readonly result: LegResult;
  readonly fullTimeScore: string | null;
  readonly winningOutcome: string | null;
  /** Null where its result decides. */
  readonly voidReason: VoidReason | null;
}

/** One settlement that stands. */
export interface SettlementKept {
  readonly status: 'won' | 'lost' | 'void';
  readonly gross: Cents;
  readonly tax: Cents;
  readonly net: Cents;
  readonly paidNow: Cents;
  readonly held: Cents;
  readonly refund: Cents;
  readonly welcomeReleased: Cents;
  readonly paidDay: NairobiDay;
  readonly holdState: 'none' | 'held' | 'released';
  readonly releaseOn: NairobiDay | null;
}

/** A bet by its key. */
export interface BetName {
  readonly profileId: ProfileId;
  readonly betId: BetId;
}

/** The next bets with a leg in a match, after `after`, in the one order in which settling locks them. */
export const betsInMatch = (
  sql: Sql,
  feedMatchId: FeedMatchId,
  after: BetName | null,
  count: number,
): Promise<readonly BetName[]> =>
  sql.query<BetName>(
    `SELECT profile_id AS "profileId", bet_id AS "betId" FROM bet_leg
     WHERE feed_match_id = $1 AND (profile_id, bet_id) > ($2, $3) ORDER BY profile_id, bet_id LIMIT $4`,
    [feedMatchId, after?.profileId ?? '', after?.betId ?? '', count],
  );

/** Locks bets in order and reads them as they are now. One taken before there were least odds for the welcome bonus has none (D08, D109). */
export const lockBets = (sql: Sql, names: readonly BetName[]): Promise<readonly BetToSettle[]> =>
  sql.query<BetToSettle>(
    `SELECT profile_id AS "profileId", bet_id AS "betId", reference, status, stake, stake_after_tax AS "stakeAfterTax", uses_free_bet AS "usesFreeBet", grant_id AS "grantId",
            '{"welcomeMinOdds": 1001}'::jsonb || limits AS limits, tax_record AS "taxRecord", settlement_version AS version
     FROM bet WHERE (profile_id, bet_id) IN (SELECT * FROM unnest($1::text[], $2::text[]))
     ORDER BY profile_id, bet_id FOR UPDATE`,
    [names.map(({ profileId }) => profileId), names.map(({ betId }) => betId)],
  );

/** The legs of locked bets. */
export const legsOfBets = (sql: Sql, names: readonly BetName[]): Promise<readonly LegToSettle[]> =>
  sql.query<LegToSettle>(
    `SELECT profile_id AS "profileId", bet_id AS "betId", position, feed_match_id AS "feedMatchId", market_type_id AS "marketTypeId",
            outcome_id AS "outcomeId", odds, home_team AS "homeTeam", away_team AS "awayTeam", placed_at AS "placedAt",
            starts_at AS "startsAt", result, full_time_score AS "fullTimeScore", winning_outcome AS "winningOutcome", void_reason AS "voidReason"
     FROM bet_leg JOIN bet USING (profile_id, bet_id)
     WHERE (profile_id, bet_id) IN (SELECT * FROM unnest($1::text[], $2::text[]))
     ORDER BY profile_id, bet_id, position`,
    [names.map(({ profileId }) => profileId), names.map(({ betId }) => betId)],
  );

/** Writes how legs came out. */
export const keepLegResults = async (sql: Sql, legs: readonly LegToSettle[]): Promise<void> => {
  if (legs.length === 0) return;
  await sql.query(
    `UPDATE bet_leg SET result = judged.result, full_time_score = judged.score, winning_outcome = judged.winner, void_reason = judged.reason
     FROM unnest($1::text[], $2::text[], $3::integer[], $4::text[], $5::text[], $6::text[], $7::text[])
       AS judged (profile_id, bet_id, position, result, score, winner, reason)
     WHERE bet_leg.profile_id = judged.profile_id AND bet_leg.bet_id = judged.bet_id AND bet_leg.position = judged.position`,
    [
      legs.map(({ profileId }) => profileId),
      legs.map(({ betId }) => betId),
      legs.map(({ position }) => position),
      legs.map(({ result }) => result),
      legs.map(({ fullTimeScore }) => fullTimeScore),
      legs.map(({ winningOutcome }) => winningOutcome),
      legs.map(({ voidReason }) => voidReason),
    ],
  );
};

/** The settlement that stands for a bet, or null. */
export const settlementOf = async (
  sql: Sql,
  { profileId, betId }: BetName,
): Promise<SettlementKept | null> => {
  const rows = await sql.query<SettlementKept>(
    `SELECT status, gross, tax, net, paid_now AS "paidNow", held, refund, welcome_released AS "welcomeReleased", paid_day AS "paidDay",
            hold_state AS "holdState", release_on AS "releaseOn"
     FROM bet_settlement WHERE profile_id = $1 AND bet_id = $2 AND reversed_at IS NULL`,
    [profileId, betId],
  );
  return rows[0] ?? null;
};

/** Keeps a settlement and closes its bet with it. The unique live row makes a second one impossible. */
export const keepSettlement = async (
  sql: Sql,
  { profileId, betId }: BetName,
  version: number,
  at: Instant,
  kept: SettlementKept,
): Promise<void> => {
  await sql.query(
    `WITH kept AS (
       INSERT INTO bet_settlement (profile_id, bet_id, version, settled_at, status, gross, tax, net, paid_now, held, refund,
                                   welcome_released, paid_day, hold_state, release_on)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15))
     UPDATE bet SET status = $5, settlement_version = $3, settled_at = $4, net_payout = CASE WHEN $5 = 'lost' THEN net_payout ELSE $8 END
     WHERE profile_id = $1 AND bet_id = $2`,
    [
      profileId,
      betId,
      version,
      at,
      kept.status,
      kept.gross,
      kept.tax,
      kept.net,
      kept.paidNow,
      kept.held,
      kept.refund,
      kept.welcomeReleased,
      kept.paidDay,
      kept.holdState,
      kept.releaseOn,
    ],
  );
};

/** Marks the settlement that stands as undone and opens its bet again. */
export const keepReversal = async (sql: Sql, { profileId, betId }: BetName, at: Instant): Promise<void> => {
  await sql.query(
    `WITH undone AS (
       UPDATE bet_settlement SET reversed_at = $3 WHERE profile_id = $1 AND bet_id = $2 AND reversed_at IS NULL)
     UPDATE bet SET status = 'open', settled_at = NULL, net_payout = possible_win WHERE profile_id = $1 AND bet_id = $2`,
    [profileId, betId, at],
  );
};

/** Sums up all that won bets and tickets paid a customer on a day, against the daily limit (D67, D80). Call it with the wallet locked. */
export const paidOn = async (sql: Sql, profileId: ProfileId, day: NairobiDay): Promise<Cents> => {
  const [row] = await sql.query<{ paid: Cents }>(
    'SELECT coalesce(sum(paid_now), 0)::bigint AS paid FROM winnings_paid WHERE profile_id = $1 AND paid_day = $2',
    [profileId, day],
  );
  if (!row) throw new Error('a sum always answers one row');
  return row.paid;
};

/** Lists holds whose day has come, oldest first, without those that are set aside. */
export const dueHolds = (sql: Sql, today: NairobiDay, count: number): Promise<readonly BetName[]> =>
  sql.query<BetName>(
    `SELECT profile_id AS "profileId", bet_id AS "betId" FROM bet_settlement AS settlement
     WHERE hold_state = 'held' AND reversed_at IS NULL AND release_on <= $1 AND NOT EXISTS (
       SELECT FROM settlement_set_aside AS aside WHERE aside.profile_id = settlement.profile_id AND subject = bet_id AND kind = 'hold'
         AND (again_at IS NULL OR again_at > now()))
     ORDER BY release_on, profile_id, bet_id LIMIT $2`,
    [today, count],
  );

/**
 * Writes that a hold whose day has come is paid out, and answers how much it is; null without one. A correction may have settled the
 * bet anew since it was listed, and held it for another day.
 */
export const releaseHold = async (
  sql: Sql,
  { profileId, betId }: BetName,
  today: NairobiDay,
): Promise<Cents | null> => {
  const [row] = await sql.query<{ held: Cents }>(
    `UPDATE bet_settlement SET hold_state = 'released'
     WHERE profile_id = $1 AND bet_id = $2 AND hold_state = 'held' AND reversed_at IS NULL AND release_on <= $3 RETURNING held`,
    [profileId, betId, today],
  );
  return row?.held ?? null;
};
