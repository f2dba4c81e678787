import {
  cents,
  type BetId,
  type Cents,
  type Instant,
  type Msisdn,
  type ProfileId,
} from '@kipenga/betting-core';
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

/** All money of a customer, present or possible: cash, money held for another day, payouts under way, and stakes of open bets. Call it with the wallet locked. */
export const moneyOf = async (sql: Sql, owner: ProfileId): Promise<Cents> => {
  const [row] = await sql.query<{ money: number }>(
    `SELECT (cash + payout_hold + withdrawal_hold
       + (SELECT coalesce(sum(stake), 0) FROM bet WHERE bet.profile_id = $1 AND status IN ('open', 'waiting') AND NOT uses_free_bet)
       + (SELECT coalesce(sum(stake), 0) FROM jackpot_ticket t WHERE t.profile_id = $1 AND status = 'open')
       + (SELECT coalesce(sum(staked), 0) FROM game_round r WHERE r.profile_id = $1 AND won IS NULL))::bigint AS money
     FROM wallet WHERE profile_id = $1`,
    [owner],
  );
  return cents(row?.money ?? 0);
};

/** A customer's bet, ticket or payment, found by its id, its reference or its receipt; null if there is none. */
export const dealingOf = async (
  sql: Sql,
  owner: ProfileId,
  named: string,
): Promise<{ readonly id: string; readonly hasEnded: boolean } | null> => {
  const [row] = await sql.query<{ id: string; hasEnded: boolean }>(
    `SELECT bet_id AS id, status NOT IN ('open', 'waiting') AS "hasEnded" FROM bet WHERE profile_id = $1 AND $2 IN (bet_id, reference)
     UNION ALL SELECT bet_id, status <> 'open' FROM jackpot_ticket WHERE profile_id = $1 AND $2 IN (bet_id, reference)
     UNION ALL SELECT payment_id, status IN ('COMPLETED', 'FAILED', 'REVERSED') FROM payment
       WHERE profile_id = $1 AND (payment_id = $2 OR receipt = upper($2)) LIMIT 1`,
    [owner, named],
  );
  return row ?? null;
};

/** Customers with a bet of this reference, which a customer reads out. */
export const ownersOfBet = async (sql: Sql, reference: string): Promise<readonly string[]> =>
  (
    await sql.query<{ owner: string }>(
      'SELECT DISTINCT profile_id AS owner FROM bet WHERE reference = $1 LIMIT 10',
      [reference],
    )
  ).map(({ owner }) => owner);

export interface BetRow {
  readonly betId: BetId;
  readonly reference: string;
  readonly product: 'bet' | 'ticket';
  readonly placedAt: Instant;
  readonly isFree: boolean;
  readonly stake: Cents;
  readonly possibleWin: Cents;
  readonly picks: number;
  readonly status: string;
  /** Sum paid by the settlements in force, cash-outs included; for a lost bet, cash-outs alone. */
  readonly paid: Cents;
}

/** A customer's bets and tickets, newest first. A bet that waits on a match in play (D103) is listed with the open ones; its status says so. */
export const betsOf = (
  sql: Sql,
  profileId: ProfileId,
  { after, isOpenOnly }: { readonly after: readonly string[] | null; readonly isOpenOnly: boolean },
  most: number,
): Promise<readonly BetRow[]> =>
  sql.query<BetRow>(
    `SELECT * FROM (
       (SELECT bet_id AS "betId", reference, 'bet' AS product, placed_at AS "placedAt", uses_free_bet AS "isFree", stake,
          possible_win AS "possibleWin", leg_count AS picks, status,
          (SELECT coalesce(sum(net), 0)::bigint FROM settlement WHERE settlement.profile_id = $1 AND settlement.bet_id = bet.bet_id AND reversed_at IS NULL) AS paid
        FROM bet WHERE profile_id = $1 AND ($2::timestamptz IS NULL OR (placed_at, bet_id) < ($2, $3::text)) AND (status IN ('open', 'waiting') OR NOT $4::boolean)
        ORDER BY placed_at DESC, bet_id DESC LIMIT $5)
       UNION ALL
       (SELECT bet_id, reference, 'ticket', placed_at, false, stake, 0, lines, status, net_payout
        FROM jackpot_ticket WHERE profile_id = $1 AND ($2::timestamptz IS NULL OR (placed_at, bet_id) < ($2, $3::text)) AND (status = 'open' OR NOT $4::boolean)
        ORDER BY placed_at DESC, bet_id DESC LIMIT $5)) AS both_kinds
     ORDER BY "placedAt" DESC, "betId" DESC LIMIT $5`,
    [profileId, after?.[0] ?? null, after?.[1] ?? null, isOpenOnly, most],
  );
