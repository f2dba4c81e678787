import type { BetId, Cents, Instant, ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import type { TransferKind } from '../ledger/index.ts';

/** Kinds by which settling pays a customer, or takes back. */
const KINDS = [
  'bet-won',
  'bet-void',
  'ticket-won',
  'ticket-void',
  'settlement-reversal',
] satisfies readonly TransferKind[];

/** Money that settling has moved for a customer's bet or ticket. */
export interface SettledTransfer {
  readonly betId: BetId;
  /** Real time. */
  readonly at: Instant;
  /** To the cash and what is kept until tomorrow; negative if it was taken back. */
  readonly moved: Cents;
}

/** The newest transfers by which a customer's bets and tickets were settled. */
export const settledTransfers = (
  sql: Sql,
  profileId: ProfileId,
  most: number,
): Promise<readonly SettledTransfer[]> =>
  sql.query<SettledTransfer>(
    `SELECT split_part(line.reference, ':', 2) AS "betId", line.posted_at AS at, sum(e.amount)::bigint AS moved
     FROM (SELECT reference, posted_at FROM ledger_transfer WHERE profile_id = $1 AND kind = ANY($2::text[])
           ORDER BY posted_at DESC LIMIT $3) AS line
       JOIN ledger_posting AS p ON p.profile_id = $1 AND p.reference = line.reference,
       LATERAL (VALUES (split_part(to_account, ':', 1), p.amount), (split_part(from_account, ':', 1), -p.amount)) AS e (pot, amount)
     WHERE e.pot IN ('cash', 'payout_hold')
     GROUP BY line.reference, line.posted_at ORDER BY line.posted_at`,
    [profileId, KINDS, most],
  );

/** A bet or ticket with one of its matches. */
export interface StakeOnMatch {
  readonly betId: BetId;
  readonly matchId: string;
}

/** The matches of a customer's bets and tickets. */
export const matchesOfStakes = (
  sql: Sql,
  profileId: ProfileId,
  betIds: readonly BetId[],
): Promise<readonly StakeOnMatch[]> =>
  sql.query(
    `SELECT bet_id AS "betId", match_id::text AS "matchId" FROM bet_leg WHERE profile_id = $1 AND bet_id = ANY($2::text[])
     UNION ALL
     SELECT ticket.bet_id, match.match_id::text FROM jackpot_ticket AS ticket JOIN jackpot_match USING (jackpot_id) JOIN match USING (feed_match_id)
     WHERE ticket.profile_id = $1 AND ticket.bet_id = ANY($2::text[])`,
    [profileId, betIds],
  );
