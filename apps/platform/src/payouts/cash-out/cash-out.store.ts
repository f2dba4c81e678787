import type { BetId, Cents, Instant, NairobiDay, ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../../database/index.ts';
import type { StakeName } from '../stake.ts';

/** A cash-out as it is kept. */
export interface CashOutToKeep {
  readonly profileId: ProfileId;
  readonly betId: BetId;
  /** It counts on from the settlements of the bet. */
  readonly version: number;
  readonly at: Instant;
  /** What goes off the bet. */
  readonly stake: Cents;
  readonly stakeAfterTax: Cents;
  readonly fair: Cents;
  readonly marginPercent: number;
  readonly isByFloor: boolean;
  readonly gross: Cents;
  readonly tax: Cents;
  readonly net: Cents;
  readonly paidNow: Cents;
  readonly held: Cents;
  readonly paidDay: NairobiDay;
  readonly releaseOn: NairobiDay | null;
  /** What the stake that stays may win, and the tax on it; null where none stays. */
  readonly rest: { readonly win: Cents; readonly tax: Cents } | null;
}

/** Keeps a cash-out and takes its share off its bet, whose floor is forgotten with it: it was one of the bet as it was. */
export const keepCashOut = async (sql: Sql, kept: CashOutToKeep): Promise<void> => {
  const { rest } = kept;
  const rows = await sql.query(
    `WITH taken AS (
       UPDATE bet SET cashed_stake = cashed_stake + $5, cashed_stake_after_tax = cashed_stake_after_tax + $6, settlement_version = $3,
         rest_win = $15, rest_tax = $16, status = CASE WHEN $15::bigint IS NULL THEN 'cashed-out' ELSE status END,
         settled_at = CASE WHEN $15::bigint IS NULL THEN $4::timestamptz END,
         net_payout = COALESCE($15, $11 + (SELECT COALESCE(sum(net), 0) FROM settlement WHERE profile_id = $1 AND bet_id = $2 AND status = 'cashed-out'))
       WHERE profile_id = $1 AND bet_id = $2 AND status = 'open' RETURNING 1
     ), forgotten AS (
       DELETE FROM cash_out_floor WHERE profile_id = $1 AND bet_id = $2)
     INSERT INTO settlement (profile_id, bet_id, version, settled_at, product, status, cashed_stake, fair, margin_percent, is_by_floor, gross, tax, net,
                             paid_now, held, refund, welcome_released, paid_day, hold_state, release_on)
     SELECT $1, $2, $3, $4, 'bet', 'cashed-out', $5, $7, $8, $17, $9, $10, $11, $12, $13, 0, 0, $14, CASE WHEN $13::bigint > 0 THEN 'held' ELSE 'none' END, $18
     FROM taken RETURNING 1`,
    [
      kept.profileId,
      kept.betId,
      kept.version,
      kept.at,
      kept.stake,
      kept.stakeAfterTax,
      kept.fair,
      kept.marginPercent,
      kept.gross,
      kept.tax,
      kept.net,
      kept.paidNow,
      kept.held,
      kept.paidDay,
      rest?.win ?? null,
      rest?.tax ?? null,
      kept.isByFloor,
      kept.releaseOn,
    ],
  );
  if (rows.length !== 1) throw new Error(`there is no open bet ${kept.betId} to be cashed out`);
};

/** True of a jackpot ticket of this customer. */
export const isTicket = async (sql: Sql, { profileId, betId }: StakeName): Promise<boolean> =>
  (await sql.query('SELECT FROM jackpot_ticket WHERE profile_id = $1 AND bet_id = $2', [profileId, betId]))
    .length > 0;

/** The floor of a bet; null without one. */
export const floorOf = async (sql: Sql, { profileId, betId }: StakeName): Promise<Cents | null> => {
  const [row] = await sql.query<{ floor: Cents }>(
    'SELECT floor FROM cash_out_floor WHERE profile_id = $1 AND bet_id = $2',
    [profileId, betId],
  );
  return row?.floor ?? null;
};

/** Keeps a floor in place of the one before; nobody has looked at the offer since. */
export const keepFloor = async (sql: Sql, { profileId, betId }: StakeName, floor: Cents): Promise<void> => {
  await sql.query(
    `INSERT INTO cash_out_floor (profile_id, bet_id, floor, seen_version) VALUES ($1, $2, $3, 0)
     ON CONFLICT (profile_id, bet_id) DO UPDATE SET floor = excluded.floor, seen_version = 0`,
    [profileId, betId, floor],
  );
};

/** Forgets a floor. */
export const dropFloor = async (sql: Sql, { profileId, betId }: StakeName): Promise<void> => {
  await sql.query('DELETE FROM cash_out_floor WHERE profile_id = $1 AND bet_id = $2', [profileId, betId]);
};

/** A floor to be looked at, and the newest that was written of the matches of its bet. */
export interface DueFloor extends StakeName {
  readonly version: number;
}

/** Lists floors of bets that are open no more, and of those whose matches have changed since they were looked at, in order from behind one. */
export const dueFloors = (sql: Sql, after: StakeName | null, count: number): Promise<readonly DueFloor[]> =>
  sql.query<DueFloor>(
    `SELECT profile_id AS "profileId", bet_id AS "betId", newest.version FROM cash_out_floor AS kept JOIN bet USING (profile_id, bet_id),
       LATERAL (
         SELECT COALESCE(max(GREATEST(match.prices_version, match.state_version)), 0) AS version
         FROM bet_leg JOIN match ON match.match_id = bet_leg.match_id::bigint
         WHERE bet_leg.profile_id = kept.profile_id AND bet_leg.bet_id = kept.bet_id) AS newest
     WHERE (bet.status <> 'open' OR newest.version > kept.seen_version) AND (profile_id, bet_id) > ($2, $3)
     ORDER BY profile_id, bet_id LIMIT $1`,
    [count, after?.profileId ?? '', after?.betId ?? ''],
  );

/** Writes that a floor was looked at. */
export const keepSeen = async (sql: Sql, { profileId, betId, version }: DueFloor): Promise<void> => {
  await sql.query(
    'UPDATE cash_out_floor SET seen_version = GREATEST(seen_version, $3) WHERE profile_id = $1 AND bet_id = $2',
    [profileId, betId, version],
  );
};
