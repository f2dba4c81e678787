import { cents, type Cents, type Instant, type ProfileId } from '@kipenga/betting-core';
import type { NoticeOfWallet } from '@kipenga/contracts';
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
 * @returns the amount that was advanced.
 */
export const advanceShortfall = async (
  sql: Sql,
  { profileId, at, cause }: DebtEvent,
  needed: Cents,
): Promise<Cents> => {
  const { cash } = await balances(sql, profileId);
  const missing = cents(Math.max(0, needed - cash));
  if (missing === 0) return missing;
  await post(sql, {
    reference: `advance:${cause}`,
    kind: 'advance',
    profileId,
    at,
    postings: [{ from: HOUSE.payouts, to: cashOf(profileId), amount: missing }],
  });
  await addToDebt(sql, profileId, missing);
  return missing;
};

/**
 * Pays a customer's debt back from `gained`, the money a settlement just brought, never from deposits.
 * @returns the amount that was paid back.
 */
export const collectDebt = async (
  sql: Sql,
  { profileId, at, cause }: DebtEvent,
  gained: Cents,
): Promise<Cents> => {
  const repaid = gained === 0 ? gained : cents(Math.min(await debtOf(sql, profileId), gained));
  if (repaid === 0) return repaid;
  await post(sql, {
    reference: `repay:${cause}`,
    kind: 'repayment',
    profileId,
    at,
    postings: [{ from: cashOf(profileId), to: HOUSE.payouts, amount: repaid }],
  });
  await payDebt(sql, profileId, repaid);
  return repaid;
};

/** The part of money that paid a debt, and the debt after it, for a notice. */
export const repaidInNotice = async (
  sql: Sql,
  profileId: ProfileId,
  repaid: Cents,
): Promise<Pick<NoticeOfWallet, 'repaid' | 'owes'>> =>
  repaid === 0 ? {} : { repaid, owes: await debtOf(sql, profileId) };
