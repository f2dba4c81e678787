import { addCents, type Cents, type Instant, type Msisdn, type ProfileId } from '@kipenga/betting-core';
import type { CloseAccountRequest, PlainAnswer } from '@kipenga/contracts';
import type { ClosingReason } from '@kipenga/desk-rules';
import { blockOf, provePasswordAgain, shutAccount, type AccountBlock } from '../customers/index.ts';
import type { Sql } from '../database/index.ts';
import { enqueue, jobKind } from '../outbox/index.ts';
import { bonusOf, HOUSE, lockWallet, post, refundOf } from '../ledger/index.ts';
import { quoteOfAll } from '../payments/index.ts';
import { deleteBlock } from '../play-limits/index.ts';
import type { Services } from '../services/index.ts';
import { worded } from '../wording/index.ts';
import { chargesOf } from './charges.ts';
import { closingOf, keepAct, keepClosing } from './closing.store.ts';
import { lockAccount } from './lock-account.ts';

/** Pays out the balances of closed accounts, and tells their customers. A run that goes on schedules the next hour's. */
export const PAY_OUT_CLOSED = jobKind<{ readonly goesOn?: boolean }>('pay-out-closed-accounts', 'money');
type Clocks = Pick<Services, 'db' | 'realClock' | 'bettingClock'>;

/** Returns the account's bonus and its collected refunds to the house, once per name. @returns the amount of both. */
export const lapseBonus = async (
  sql: Sql,
  profileId: ProfileId,
  { name, at }: { readonly name: string; readonly at: Instant },
): Promise<Cents> => {
  const { bonus, refund } = await lockWallet(sql, profileId);
  const postings = [
    { from: bonusOf(profileId), to: HOUSE.promotions, amount: bonus },
    { from: refundOf(profileId), to: HOUSE.promotions, amount: refund },
  ].filter(({ amount }) => amount > 0);
  if (postings.length > 0)
    await post(sql, { reference: `bonus-lapsed:${name}`, kind: 'bonus-lapsed', profileId, at, postings });
  return addCents(bonus, refund);
};

interface Closed {
  readonly profileId: ProfileId;
  readonly reason: ClosingReason;
  /** The person who closed it: the customer, or an operator by name. */
  readonly author: string;
}

/**
 * The outcome of closing an account. An account whose money is held back stays open, since closing would pay it out. An
 * under-age account is closed all the same: its money waits for two persons.
 */
export type ClosingEnd =
  | { readonly kind: 'closed' | 'not-open' }
  | { readonly kind: 'money-held'; readonly block: AccountBlock };

/** Closes an account in the caller's transaction, which has locked it. */
const close = async (sql: Sql, { realClock, bettingClock }: Clocks, closed: Closed): Promise<ClosingEnd> => {
  const { profileId, reason, author } = closed;
  const at = realClock.now();
  if ((await closingOf(sql, profileId)) !== null) return { kind: 'not-open' };
  const block = await blockOf(sql, profileId);
  if (block?.holdsMoney && reason !== 'under-age') return { kind: 'money-held', block };
  await keepClosing(sql, { profileId, reason, at });
  // A closed account needs no block; those who decide on its money find it in the journal.
  await deleteBlock(sql, profileId);
  await shutAccount(sql, profileId, at);
  const lapsedBonus = await lapseBonus(sql, profileId, { name: 'closing', at: bettingClock.now() });
  const nothing = { forfeited: 0 as Cents, madeGood: 0 as Cents };
  await keepAct(sql, { profileId, act: 'closed', reason, author, second: null, lapsedBonus, ...nothing, at });
  // The balance is paid out by the job, after this transaction, and its customer told of it: an operator's process has no gateway.
  await enqueue(sql, {
    kind: PAY_OUT_CLOSED,
    dedupeKey: `closing:${profileId}`,
    payload: {},
    runAt: at,
    profileId,
  });
  return { kind: 'closed' };
};

/**
 * Closes an account by an operator's hand (D46, D104): its holder is under age, the house will not keep it, or its customer has
 * asked the house to. If under age, the balance waits for the decision of two persons.
 */
export const closeByOperator = (
  clocks: Clocks,
  {
    phone,
    reason,
    author,
  }: {
    readonly phone: Msisdn;
    readonly reason: ClosingReason;
    readonly author: string;
  },
): Promise<ClosingEnd['kind']> =>
  clocks.db.transaction(async (sql) => {
    const known = await lockAccount(sql, phone);
    if (known === null) return 'not-open';
    return (await close(sql, clocks, { profileId: known.profileId, reason, author })).kind;
  });

/** Refuses a closing whose payout is no longer the one that was shown; null if it is. */
const changedSince = async (
  sql: Sql,
  services: Services,
  { profileId, shown }: { readonly profileId: ProfileId; readonly shown: Cents },
): Promise<PlainAnswer | null> => {
  const asked = { profileId, charges: chargesOf({ reason: 'own-wish' }), at: services.bettingClock.now() };
  const { receives } = await quoteOfAll(sql, services, asked);
  return shown === receives
    ? null
    : { kind: 'refused', code: 1, ...worded('withdrawal-changed', { shown, receives }) };
};

/**
 * Closes an account at its customer's own wish (D104). Asks for the password again, since only the house can reopen it. Its cash
 * is sent to its number, up to the amount that was shown.
 * @returns 'too-often' after too many wrong passwords in this login.
 */
export const closeOwn = async (
  services: Services,
  customer: { readonly profileId: ProfileId; readonly msisdn: Msisdn; readonly tokenHash: string },
  { password, receives: shown }: CloseAccountRequest & { readonly receives?: Cents },
): Promise<PlainAnswer | 'too-often'> => {
  const proof = await provePasswordAgain(services, customer, password);
  if (proof === 'too-often') return proof;
  if (proof === 'wrong') return { kind: 'refused', code: 1, ...worded('password-wrong') };
  const { profileId, msisdn } = customer;
  return services.db.transaction(async (sql): Promise<PlainAnswer> => {
    await lockAccount(sql, msisdn);
    const changed = shown === undefined ? null : await changedSince(sql, services, { profileId, shown });
    if (changed !== null) return changed;
    const end = await close(sql, services, { profileId, reason: 'own-wish', author: 'customer' });
    if (end.kind === 'money-held')
      return { kind: 'refused', code: 1, ...worded('account-blocked-money', { why: end.block.reason }) };
    return { kind: 'accepted', ...worded('account-closed-own') };
  });
};
