import { cents, type ProfileId, type WalletLot } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';

/** Kinds of transfer that bring money in which was not staked yet; everything else that reaches the cash was won, released or given back. */
export const UNWAGERED_KINDS = ['deposit', 'deposit-returned'] as const;

// Money leaves first in, first out, so what is left are the newest amounts that came in, as many as make up the balance.
const LOTS = `
  WITH income AS (
    SELECT t.kind, p.amount, t.posted_at, p.reference, p.line,
      sum(p.amount) OVER (ORDER BY t.posted_at DESC, p.reference DESC, p.line DESC) AS newest
    FROM ledger_posting p JOIN ledger_transfer t USING (profile_id, reference)
    WHERE p.profile_id = $1 AND p.to_account = 'cash:' || $1
  )
  SELECT kind = ANY($2::text[]) AS unwagered, LEAST(i.amount, w.cash - (i.newest - i.amount))::bigint AS left
  FROM income i, wallet w WHERE w.profile_id = $1 AND i.newest - i.amount < w.cash
  ORDER BY i.posted_at, i.reference, i.line`;

/** What the customer's cash is made of, oldest first (D11). Call it with the wallet locked when money depends on it. */
export const walletLots = async (sql: Sql, profileId: ProfileId): Promise<readonly WalletLot[]> =>
  (await sql.query<{ unwagered: boolean; left: number }>(LOTS, [profileId, UNWAGERED_KINDS])).map(
    ({ unwagered, left }) => ({
      isUnwageredDeposit: unwagered,
      left: cents(left),
    }),
  );
