import type { BetId, Cents, Instant, NairobiDay, ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../../database/index.ts';
import type { StakeName } from '../stake.ts';

/** A cash-out to be stored. */
export interface CashOutToKeep {
  readonly profileId: ProfileId;
  readonly betId: BetId;
  /** Continues the numbering of the bet's settlements. */
  readonly version: number;
  readonly at: Instant;
  /** The stake taken off the bet. */
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
  /** Possible win of the remaining stake, and the tax on it; null if no stake remains. */
  readonly rest: { readonly win: Cents; readonly tax: Cents } | null;
}

/** Stores a cash-out and takes its share off its bet. The bet's floor is deleted: it was set for the bet as it was. */
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

/** True if this is a jackpot ticket of the customer. */
export const isTicket = async (sql: Sql, { profileId, betId }: StakeName): Promise<boolean> =>
  (await sql.query('SELECT FROM jackpot_ticket WHERE profile_id = $1 AND bet_id = $2', [profileId, betId]))
    .length > 0;

/** The floor of a bet; null if there is none. */
export const floorOf = async (sql: Sql, { profileId, betId }: StakeName): Promise<Cents | null> => {
  const [row] = await sql.query<{ floor: Cents }>(
    'SELECT floor FROM cash_out_floor WHERE profile_id = $1 AND bet_id = $2',
    [profileId, betId],
  );
  return row?.floor ?? null;
};

/** Stores a floor, replacing the one before, and marks it as not looked at yet. It is found by the matches of its bet. */
export const keepFloor = async (sql: Sql, { profileId, betId }: StakeName, floor: Cents): Promise<void> => {
  await sql.query(
    `INSERT INTO cash_out_floor (profile_id, bet_id, floor, seen_version) VALUES ($1, $2, $3, 0)
     ON CONFLICT (profile_id, bet_id) DO UPDATE SET floor = excluded.floor, seen_version = 0`,
    [profileId, betId, floor],
  );
  await sql.query(
    `INSERT INTO cash_out_watch (profile_id, bet_id, match_id)
     SELECT DISTINCT profile_id, bet_id, match_id::bigint FROM bet_leg WHERE profile_id = $1 AND bet_id = $2
     ON CONFLICT DO NOTHING`,
    [profileId, betId],
  );
};

/** Deletes a floor. */
export const dropFloor = async (sql: Sql, { profileId, betId }: StakeName): Promise<void> => {
  await sql.query('DELETE FROM cash_out_floor WHERE profile_id = $1 AND bet_id = $2', [profileId, betId]);
};

/** The state of the house at a look: the version of its lists, and the terms of offers. */
export interface Look {
  readonly version: number;
  readonly terms: string;
}

/** The last finished look. */
export const lastLook = async (sql: Sql): Promise<Look> => {
  const [row] = await sql.query<Look>('SELECT version, terms FROM cash_out_look');
  return row ?? { version: 0, terms: '' };
};

/** Stores a finished look. */
export const keepLook = async (sql: Sql, { version, terms }: Look): Promise<void> => {
  await sql.query('UPDATE cash_out_look SET version = GREATEST(version, $1), terms = $2', [version, terms]);
};

/** Those of the matches that a floor watches, in order. */
export const watchedAmong = async (sql: Sql, matches: readonly number[]): Promise<readonly number[]> =>
  (
    await sql.query<{ match_id: number }>(
      'SELECT match_id FROM cash_out_watch WHERE match_id = ANY($1::bigint[]) GROUP BY match_id ORDER BY match_id',
      [matches],
    )
  ).map((row) => row.match_id);

/** Floors to be looked at whatever has changed, in order, after a given one. */
export const newFloors = (sql: Sql, after: StakeName | null, count: number): Promise<readonly StakeName[]> =>
  sql.query<StakeName>(
    `SELECT profile_id AS "profileId", bet_id AS "betId" FROM cash_out_floor
     WHERE seen_version = 0 AND (profile_id, bet_id) > ($2, $3) ORDER BY profile_id, bet_id LIMIT $1`,
    [count, ...behind(after)],
  );

/** All floors, in order, after a given one. */
export const allFloors = (sql: Sql, after: StakeName | null, count: number): Promise<readonly StakeName[]> =>
  sql.query<StakeName>(
    `SELECT profile_id AS "profileId", bet_id AS "betId" FROM cash_out_floor
     WHERE (profile_id, bet_id) > ($2, $3) ORDER BY profile_id, bet_id LIMIT $1`,
    [count, ...behind(after)],
  );

/** Floors that watch a match and were last looked at before a version, in order, after a given one. */
export const floorsWatching = (
  sql: Sql,
  { match, version }: { readonly match: number; readonly version: number },
  after: StakeName | null,
  count: number,
): Promise<readonly StakeName[]> =>
  sql.query<StakeName>(
    `SELECT profile_id AS "profileId", bet_id AS "betId" FROM cash_out_watch JOIN cash_out_floor USING (profile_id, bet_id)
     WHERE match_id = $4 AND seen_version < $5 AND (profile_id, bet_id) > ($2, $3) ORDER BY profile_id, bet_id LIMIT $1`,
    [count, ...behind(after), match, version],
  );

const behind = (after: StakeName | null): readonly string[] => [after?.profileId ?? '', after?.betId ?? ''];

/** Stores that a floor was looked at, at a version of the lists. */
export const keepSeen = async (sql: Sql, { profileId, betId }: StakeName, version: number): Promise<void> => {
  await sql.query(
    'UPDATE cash_out_floor SET seen_version = GREATEST(seen_version, $3) WHERE profile_id = $1 AND bet_id = $2',
    [profileId, betId, version],
  );
};
