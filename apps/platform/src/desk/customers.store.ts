import type { Cents, Instant, Msisdn, ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';

export interface CustomerRow {
  readonly profileId: ProfileId;
  readonly phone: Msisdn;
  readonly status: 'unverified' | 'active' | 'closed';
  readonly verifiedAt: Instant | null;
  readonly language: string;
}

/** A customer by the profile id; null where there is none. */
export const customerOf = async (sql: Sql, profileId: string): Promise<CustomerRow | null> => {
  const [row] = await sql.query<CustomerRow>(
    `SELECT profile_id AS "profileId", msisdn AS phone, status, verified_at AS "verifiedAt", language FROM customer WHERE profile_id = $1`,
    [profileId],
  );
  return row ?? null;
};

/** Whose a bet is, by the reference that a customer reads out. */
export const ownersOfBet = async (sql: Sql, reference: string): Promise<readonly string[]> =>
  (
    await sql.query<{ owner: string }>(
      'SELECT DISTINCT profile_id AS owner FROM bet WHERE reference = $1 LIMIT 10',
      [reference],
    )
  ).map(({ owner }) => owner);

export interface BetRow {
  readonly betId: string;
  readonly reference: string;
  readonly product: 'bet' | 'ticket';
  readonly placedAt: Instant;
  readonly isFree: boolean;
  readonly stake: Cents;
  readonly possibleWin: Cents;
  readonly picks: number;
  readonly status: string;
  readonly paid: Cents;
}

/** A customer's bets and tickets, the newest first. */
export const betsOf = (
  sql: Sql,
  profileId: ProfileId,
  { after, isOpenOnly }: { readonly after: readonly string[] | null; readonly isOpenOnly: boolean },
  most: number,
): Promise<readonly BetRow[]> =>
  sql.query<BetRow>(
    `SELECT * FROM (
       (SELECT bet_id AS "betId", reference, 'bet' AS product, placed_at AS "placedAt", uses_free_bet AS "isFree", stake,
          possible_win AS "possibleWin", leg_count AS picks, status, CASE WHEN status = 'open' THEN 0 ELSE net_payout END AS paid
        FROM bet WHERE profile_id = $1 AND ($2::timestamptz IS NULL OR (placed_at, bet_id) < ($2, $3::text)) AND (status = 'open' OR NOT $4::boolean)
        ORDER BY placed_at DESC, bet_id DESC LIMIT $5)
       UNION ALL
       (SELECT bet_id, reference, 'ticket', placed_at, false, stake, 0, lines, status, net_payout
        FROM jackpot_ticket WHERE profile_id = $1 AND ($2::timestamptz IS NULL OR (placed_at, bet_id) < ($2, $3::text)) AND (status = 'open' OR NOT $4::boolean)
        ORDER BY placed_at DESC, bet_id DESC LIMIT $5)) AS both_kinds
     ORDER BY "placedAt" DESC, "betId" DESC LIMIT $5`,
    [profileId, after?.[0] ?? null, after?.[1] ?? null, isOpenOnly, most],
  );
