import { cents, type Cents, type ProfileId, type WalletLot } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { HOUSE } from './account.ts';
import { kindsWhere } from './transfer-kind.ts';

const UNWAGERED_KINDS = kindsWhere(({ cash }) => cash === 'unwagered');
const TAX_FREE_KINDS = kindsWhere(({ cash }) => cash === 'tax-free');

// The settlement that brought the money, even if some of it waited for another day, or for room in its own; for other money, its own
// name.
const settlementOf = (income: string): string =>
  `regexp_replace(${income}.reference, '^(ticket-)?release:(.*):(hold|room-for-\\d+)$', '\\1settle:\\2')`;

// A win that bore the tax on winnings bears none when it is withdrawn (D94): its settlement says what it bore.
const TAX_FREE = `i.kind = ANY($3::text[]) OR EXISTS (
    SELECT FROM ledger_posting w WHERE w.profile_id = $1 AND w.to_account = $4 AND w.reference = ${settlementOf('i')})`;

// A settlement undone by a corrected result no longer brings money into the wallet: it was taken back, however long it had been
// there. So neither it nor its reversal counts, and no deposit counts as staked because of it (decision 0098).
const isUndone = (income: string, until = ''): string => `EXISTS (
    SELECT FROM ledger_transfer u WHERE u.profile_id = $1 AND u.kind = 'settlement-reversal'${until}
      AND u.reference = regexp_replace(${settlementOf(income)}, '^(ticket-)?settle:(.*)$', '\\1unsettle:\\2:undone'))`;

// Money leaves first in, first out. So the newest amounts are left, as many as make up the balance.
const LOTS = `
  WITH income AS (
    SELECT t.kind, p.amount, t.posted_at, p.reference, p.line,
      sum(p.amount) OVER (ORDER BY t.posted_at DESC, p.reference DESC, p.line DESC) AS newest
    FROM ledger_posting p JOIN ledger_transfer t USING (profile_id, reference)
    WHERE p.profile_id = $1 AND p.to_account = 'cash:' || $1 AND NOT ${isUndone('p')}
  )
  SELECT kind = ANY($2::text[]) AS unwagered, ${TAX_FREE} AS "taxFree", LEAST(i.amount, w.cash - (i.newest - i.amount))::bigint AS left
  FROM income i, wallet w WHERE w.profile_id = $1 AND i.newest - i.amount < w.cash
  ORDER BY i.posted_at, i.reference, i.line`;

interface LotRow {
  readonly unwagered: boolean;
  readonly taxFree: boolean;
  readonly left: number;
}

/** Splits the customer's cash into the amounts it is made of, oldest first (D11). Lock the wallet first if money depends on it. */
export const walletLots = async (sql: Sql, profileId: ProfileId): Promise<readonly WalletLot[]> =>
  (await sql.query<LotRow>(LOTS, [profileId, UNWAGERED_KINDS, TAX_FREE_KINDS, HOUSE.winningsTax])).map(
    ({ unwagered, taxFree, left }) => ({
      isUnwageredDeposit: unwagered,
      isTaxFree: taxFree,
      left: cents(left),
    }),
  );

// The same order as above, up to a transfer: it took the oldest of the money that was there before it.
const TAKEN = `
  WITH earlier AS (
    SELECT t.kind, t.posted_at, p.* FROM ledger_posting p JOIN ledger_transfer t USING (profile_id, reference)
    WHERE p.profile_id = $1 AND t.posted_at < (SELECT posted_at FROM ledger_transfer WHERE profile_id = $1 AND reference = $2)
  ), before AS (
    SELECT sum(CASE WHEN to_account = 'cash:' || $1 THEN amount ELSE -amount END) AS cash FROM earlier
    WHERE 'cash:' || $1 IN (to_account, from_account)
  ), taken AS (
    SELECT sum(amount) AS cash FROM ledger_posting WHERE profile_id = $1 AND reference = $2 AND from_account = 'cash:' || $1
  ), income AS (
    SELECT kind, amount, sum(amount) OVER (ORDER BY posted_at DESC, reference DESC, line DESC) AS newest
    FROM earlier WHERE to_account = 'cash:' || $1
      AND NOT ${isUndone('earlier', ' AND u.posted_at < (SELECT posted_at FROM ledger_transfer WHERE profile_id = $1 AND reference = $2)')}
  )
  SELECT COALESCE(sum(LEAST(i.newest, b.cash) - GREATEST(i.newest - i.amount, b.cash - t.cash)), 0)::bigint AS unwagered
  FROM income i, before b, taken t
  WHERE i.kind = ANY($3::text[]) AND i.newest > b.cash - t.cash AND i.newest - i.amount < b.cash`;

/** The part of a transfer that took deposits not staked before: it is returned as such (D11). */
export const unwageredTakenBy = async (sql: Sql, profileId: ProfileId, reference: string): Promise<Cents> => {
  const [row] = await sql.query<{ unwagered: number }>(TAKEN, [profileId, reference, UNWAGERED_KINDS]);
  return cents(row?.unwagered ?? 0);
};
