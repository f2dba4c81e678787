import type { BetId, Cents, Instant, NairobiDay, ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { notSetAside } from './set-aside.store.ts';
import type { StakeName, StakeToSettle } from './stake.ts';
import type { Verdict } from './verdict.ts';

/** A settlement in force. */
export interface SettlementKept extends Verdict {
  readonly paidNow: Cents;
  readonly held: Cents;
  readonly welcomeReleased: Cents;
  readonly paidDay: NairobiDay;
  readonly holdState: 'none' | 'held' | 'released';
  readonly releaseOn: NairobiDay | null;
}

/** A stake of a bet, or of a ticket. */
type NamedStake = StakeName & Pick<StakeToSettle, 'product'>;

/** The settlement in force for a stake, or for its part that was not cashed out; null if there is none, as for a lost ticket. */
export const settlementOf = async (
  sql: Sql,
  { profileId, betId }: StakeName,
): Promise<SettlementKept | null> => {
  const rows = await sql.query<SettlementKept>(
    `SELECT status, gross, tax, net, paid_now AS "paidNow", held, refund, welcome_released AS "welcomeReleased", paid_day AS "paidDay",
            hold_state AS "holdState", release_on AS "releaseOn"
     FROM settlement WHERE profile_id = $1 AND bet_id = $2 AND reversed_at IS NULL AND status <> 'cashed-out'`,
    [profileId, betId],
  );
  return rows[0] ?? null;
};

/** Promotions earned by the settlement in force, besides its payout. */
export interface EarnedByStake {
  readonly version: number;
  /** Of the welcome bonus. */
  readonly released: Cents;
  readonly refund: Cents;
}

/** The same for each of a customer's stakes that has one. */
export const earnedBy = async (
  sql: Sql,
  { profileId, betIds }: { readonly profileId: ProfileId; readonly betIds: readonly BetId[] },
): Promise<ReadonlyMap<BetId, EarnedByStake>> => {
  const rows = await sql.query<EarnedByStake & { readonly betId: BetId }>(
    `SELECT bet_id AS "betId", version, welcome_released AS released, refund
     FROM settlement WHERE profile_id = $1 AND bet_id = ANY($2::text[]) AND reversed_at IS NULL AND status <> 'cashed-out'`,
    [profileId, betIds],
  );
  return new Map(rows.map((row) => [row.betId, row]));
};

// A bet keeps its possible win.
const CLOSE = {
  bet: `UPDATE bet SET status = $5, settlement_version = $3, settled_at = $4, net_payout = CASE WHEN $5 = 'lost' THEN net_payout ELSE $8 END`,
  ticket: `UPDATE jackpot_ticket SET status = $5, settlement_version = $3, settled_at = $4, net_payout = $8`,
};

/**
 * Stores a settlement and closes its stake: neither happens without the other. The unique live row prevents a second one. A
 * stake that was set aside no longer is.
 */
export const keepSettlement = async (
  sql: Sql,
  { profileId, betId, product }: NamedStake,
  version: number,
  at: Instant,
  kept: SettlementKept,
): Promise<void> => {
  const rows = await sql.query(
    `WITH closed AS (${CLOSE[product]} WHERE profile_id = $1 AND bet_id = $2 RETURNING 1)
     INSERT INTO settlement (profile_id, bet_id, version, settled_at, status, gross, tax, net, paid_now, held, refund,
                             welcome_released, paid_day, hold_state, release_on, product)
     SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16 FROM closed RETURNING 1`,
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
      product,
    ],
  );
  if (rows.length !== 1) throw new Error(`there is no ${product} ${betId} to be settled`);
};

const REOPEN = {
  bet: `UPDATE bet SET status = 'open', settled_at = NULL, net_payout = COALESCE(rest_win, possible_win)`,
  ticket: `UPDATE jackpot_ticket SET status = 'open', settled_at = NULL, net_payout = 0`,
};

/** Marks the settlement in force as undone and reopens its stake. */
export const keepReversal = async (
  sql: Sql,
  { profileId, betId, product }: NamedStake,
  at: Instant,
): Promise<void> => {
  await sql.query(
    `WITH undone AS (
       UPDATE settlement SET reversed_at = $3 WHERE profile_id = $1 AND bet_id = $2 AND reversed_at IS NULL AND status <> 'cashed-out')
     ${REOPEN[product]} WHERE profile_id = $1 AND bet_id = $2`,
    [profileId, betId, at],
  );
};

/**
 * Sums the payouts of won bets, tickets and cash-outs to a customer on a day, for the daily limit (D67, D80). Call it with the
 * wallet locked.
 */
export const paidOn = async (sql: Sql, profileId: ProfileId, day: NairobiDay): Promise<Cents> => {
  const [row] = await sql.query<{ paid: Cents }>(
    `SELECT coalesce(sum(paid_now), 0)::bigint AS paid FROM settlement
     WHERE profile_id = $1 AND paid_day = $2 AND status IN ('won', 'cashed-out') AND reversed_at IS NULL`,
    [profileId, day],
  );
  if (!row) throw new Error('a sum always answers one row');
  return row.paid;
};

/** Holds whose day has come, oldest first, without those set aside. */
export const dueHolds = (sql: Sql, today: NairobiDay, count: number): Promise<readonly StakeName[]> =>
  sql.query<StakeName>(
    `SELECT profile_id AS "profileId", bet_id AS "betId" FROM settlement
     WHERE hold_state = 'held' AND reversed_at IS NULL AND release_on <= $1 AND ${notSetAside('hold', 'settlement.profile_id', 'settlement.bet_id')}
     ORDER BY release_on, profile_id, bet_id LIMIT $2`,
    [today, count],
  );

/** A part of a win that is held until tomorrow. */
export interface Hold {
  readonly product: StakeToSettle['product'];
  readonly betId: BetId;
  readonly version: number;
  readonly held: Cents;
  /** Of its bet or ticket, as its customer knows it. */
  readonly reference: string;
}

/** The reference of the stake that a row of settlements is of. */
const REFERENCE = `CASE
         WHEN settlement.product = 'bet' THEN (SELECT reference FROM bet WHERE bet.profile_id = settlement.profile_id AND bet.bet_id = settlement.bet_id)
         ELSE (SELECT reference FROM jackpot_ticket AS ticket WHERE ticket.profile_id = settlement.profile_id AND ticket.bet_id = settlement.bet_id)
       END AS reference`;

/**
 * Marks the first due hold of a stake as paid out, and returns it; null if there is none. Since it was listed, a correction may
 * have settled the stake again, held it for another day, or made room for it. Call it with the wallet locked.
 */
export const releaseHold = async (
  sql: Sql,
  { profileId, betId }: StakeName,
  today: NairobiDay,
): Promise<Hold | null> => {
  const [row] = await sql.query<Hold>(
    `UPDATE settlement SET hold_state = 'released'
     WHERE profile_id = $1 AND bet_id = $2 AND version = (
       SELECT min(version) FROM settlement WHERE profile_id = $1 AND bet_id = $2 AND hold_state = 'held' AND reversed_at IS NULL AND release_on <= $3)
     RETURNING product, bet_id AS "betId", version, held, ${REFERENCE}`,
    [profileId, betId, today],
  );
  return row ?? null;
};

/** A hold, with the daily payout limit at the time its stake was placed. */
export interface LimitedHold extends Hold {
  readonly maxDailyPayout: Cents;
}

/** Holds of the wins of a day, in the order of settlement. */
export const holdsOf = (sql: Sql, profileId: ProfileId, day: NairobiDay): Promise<readonly LimitedHold[]> =>
  sql.query<LimitedHold>(
    `SELECT product, bet_id AS "betId", version, held, ${REFERENCE}, CASE
         WHEN product = 'bet' THEN (SELECT (limits->>'maxDailyPayout')::bigint FROM bet WHERE bet.profile_id = $1 AND bet.bet_id = settlement.bet_id)
         ELSE (SELECT max_daily_payout FROM jackpot_ticket AS ticket WHERE ticket.profile_id = $1 AND ticket.bet_id = settlement.bet_id)
       END AS "maxDailyPayout"
     FROM settlement WHERE profile_id = $1 AND paid_day = $2 AND hold_state = 'held' AND reversed_at IS NULL ORDER BY settled_at, bet_id`,
    [profileId, day],
  );

/** Stores that part of a hold was paid before its day. */
export const payOfHold = async (
  sql: Sql,
  profileId: ProfileId,
  { betId, version }: Hold,
  amount: Cents,
): Promise<void> => {
  await sql.query(
    `UPDATE settlement SET paid_now = paid_now + $4, held = held - $4,
       hold_state = CASE WHEN held = $4 THEN 'none' ELSE hold_state END, release_on = CASE WHEN held = $4 THEN NULL ELSE release_on END
     WHERE profile_id = $1 AND bet_id = $2 AND version = $3`,
    [profileId, betId, version, amount],
  );
};
