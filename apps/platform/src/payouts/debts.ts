import { cents, type Cents, type Instant, type ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { balances, cashOf, HOUSE, post } from '../ledger/index.ts';
import { addToDebt, debtOf, payDebt } from './debts.store.ts';

/** A debtor, a moment, and the name that makes the transfer happen once. */
export interface DebtEvent {
  readonly profileId: ProfileId;
  readonly at: Instant;
  readonly cause: string;
}

/**
 * Covers the part of a correction that the wallet cannot: the customer may have spent the money since. The house advances it, so
 * that no balance becomes negative, and records it as a debt. Call it with the wallet locked.
 */
export const advanceShortfall = async (
  sql: Sql,
  { profileId, at, cause }: DebtEvent,
  needed: Cents,
): Promise<void> => {
  const { cash } = await balances(sql, profileId);
  const missing = cents(Math.max(0, needed - cash));
  if (missing === 0) return;
  await post(sql, {
    reference: `advance:${cause}`,
    kind: 'advance',
    profileId,
    at,
    postings: [{ from: HOUSE.payouts, to: cashOf(profileId), amount: missing }],
  });
  await addToDebt(sql, profileId, missing);
};

/** Pays a customer's debt back from `gained`, the money a settlement just brought, never from deposits. */
export const collectDebt = async (
  sql: Sql,
  { profileId, at, cause }: DebtEvent,
  gained: Cents,
): Promise<void> => {
  const repaid = gained === 0 ? gained : cents(Math.min(await debtOf(sql, profileId), gained));
  if (repaid === 0) return;
  await post(sql, {
    reference: `repay:${cause}`,
    kind: 'repayment',
    profileId,
    at,
    postings: [{ from: cashOf(profileId), to: HOUSE.payouts, amount: repaid }],
  });
  await payDebt(sql, profileId, repaid);
};
