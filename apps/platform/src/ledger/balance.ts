import { cents, type Cents, type ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import type { Account } from './account.ts';
import { insertWallet, selectWallet, sumOf, sumOfTransfers, type WalletRow } from './ledger.store.ts';

/** Everything a customer holds, each pot apart. */
export interface Balances {
  readonly cash: Cents;
  readonly bonus: Cents;
  readonly refund: Cents;
  readonly payoutHold: Cents;
  readonly withdrawalHold: Cents;
}

const balancesOf = (profileId: ProfileId, row: WalletRow | undefined): Balances => {
  if (!row) throw new RangeError(`there is no wallet of ${profileId}`);
  return {
    cash: cents(row.cash),
    bonus: cents(row.bonus),
    refund: cents(row.refund),
    payoutHold: cents(row.payout_hold),
    withdrawalHold: cents(row.withdrawal_hold),
  };
};

/** Gives a new customer an empty wallet; a second call changes nothing. */
export const openWallet = async (sql: Sql, profileId: ProfileId): Promise<void> => {
  await insertWallet(sql, profileId);
};

/**
 * Locks the customer's wallet until the transaction ends and reads it: the first lock of every use case that
 * moves money, so that two of one customer follow each other. @throws RangeError without such a wallet.
 */
export const lockWallet = async (sql: Sql, profileId: ProfileId): Promise<Balances> =>
  balancesOf(profileId, await selectWallet(sql, profileId, { lock: true }));

/** Reads the customer's wallet without waiting for anyone. @throws RangeError without such a wallet. */
export const balances = async (sql: Sql, profileId: ProfileId): Promise<Balances> =>
  balancesOf(profileId, await selectWallet(sql, profileId, { lock: false }));

/** Sums an account of the house or the gateway from its postings; it may be below zero. */
export const balanceOf = async (sql: Sql, account: Account): Promise<Cents> =>
  cents(await sumOf(sql, account));

/** Sums what these transfers of a customer brought into an account, less what they took out. Transfers never made count nothing. */
export const broughtBy = async (
  sql: Sql,
  profileId: ProfileId,
  account: Account,
  references: readonly string[],
): Promise<Cents> => cents(await sumOfTransfers(sql, profileId, account, references));
