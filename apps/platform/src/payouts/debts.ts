import { cents, type Cents, type Instant, type ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { balances, cashOf, HOUSE, post } from '../ledger/index.ts';
import { addToDebt, debtOf, payDebt } from './debts.store.ts';

/** Whose debt, at which moment, and the name that makes the transfer happen once. */
export interface DebtEvent {
  readonly profileId: ProfileId;
  readonly at: Instant;
  readonly cause: string;
}

/**
 * A corrected result takes back what a customer may have spent since. The house advances what is missing, so that no balance
 * goes below zero, and keeps it in sight as a debt. Call it with the wallet locked.
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

/** What a customer owes is paid back from `gained`, the money a settlement just brought, never from money paid in. */
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
