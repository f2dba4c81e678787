import { addCents, type Cents, type Instant, type Msisdn, type ProfileId } from '@kipenga/betting-core';
import type { PlainAnswer } from '@kipenga/contracts';
import { accountByMsisdn, blockOf, provePasswordAgain, shutAccount, tell } from '../customers/index.ts';
import type { Sql } from '../database/index.ts';
import { enqueue, jobKind } from '../outbox/index.ts';
import { bonusOf, HOUSE, lockWallet, post, refundOf } from '../ledger/index.ts';
import type { Services } from '../services/index.ts';
import { because } from '../wording/index.ts';
import { keepAct, keepClosing, type ClosingReason } from './closing.store.ts';

/** The job that pays out what closed accounts hold; one that goes on promises the next hour's. */
export const PAY_OUT_CLOSED = jobKind<{ readonly goesOn?: boolean }>('pay-out-closed-accounts', 'money');
/** The job that tells by SMS what was decided on one. */
export const TELL_CLOSED = jobKind<{
  readonly to: Msisdn;
  readonly id: 'sms.account.stakes-back' | 'sms.account.pay-out';
}>('tell-closed-account', 'messages');

type Clocks = Pick<Services, 'db' | 'realClock' | 'bettingClock'>;

/** Gives the house back its promotions. Once for each name. @returns how much. */
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
  /** Who closed it: the customer, or an operator by name. */
  readonly author: string;
}

/** Closes an account in the caller's transaction, which has locked its row. False where it is closed already. */
const close = async (sql: Sql, { realClock, bettingClock }: Clocks, closed: Closed): Promise<boolean> => {
  const { profileId, reason, author } = closed;
  const at = realClock.now();
  await lockWallet(sql, profileId);
  if (!(await keepClosing(sql, { profileId, reason, at }))) return false;
  await shutAccount(sql, profileId, at);
  const lapsedBonus = await lapseBonus(sql, profileId, { name: 'closing', at: bettingClock.now() });
  const nothing = { forfeited: 0 as Cents, madeGood: 0 as Cents };
  await keepAct(sql, { profileId, act: 'closed', reason, author, second: null, lapsedBonus, ...nothing, at });
  // What is in it is paid out by the job, behind this transaction; an operator's process has no gateway.
  await enqueue(sql, {
    kind: PAY_OUT_CLOSED,
    dedupeKey: `closing:${profileId}`,
    payload: {},
    runAt: at,
    profileId,
  });
  return true;
};

/**
 * Closes an account for the house (D46, D104): its holder is under age, or the house will not keep it. Under age, the balance waits for two
 * persons' decision.
 * @returns false when the phone has no account, or one that is closed.
 */
export const closeForHouse = (
  clocks: Clocks,
  {
    phone,
    reason,
    author,
  }: {
    readonly phone: Msisdn;
    readonly reason: Exclude<ClosingReason, 'own-wish'>;
    readonly author: string;
  },
): Promise<boolean> =>
  clocks.db.transaction(async (sql) => {
    const known = await accountByMsisdn(sql, phone, { lock: true });
    return known !== null && close(sql, clocks, { profileId: known.profileId, reason, author });
  });

/**
 * Closes an account at its customer's own wish (D104). It takes the password again, since only we open it again; its cash goes to its number.
 * @returns 'too-often' after too many wrong passwords in this login.
 */
export const closeOwn = async (
  services: Services,
  customer: { readonly profileId: ProfileId; readonly msisdn: Msisdn; readonly tokenHash: string },
  password: string,
): Promise<PlainAnswer | 'too-often'> => {
  const proof = await provePasswordAgain(services, customer, password);
  if (proof === 'too-often') return proof;
  if (proof === 'wrong') return { kind: 'refused', code: 1, ...because('password-wrong') };
  const { profileId, msisdn } = customer;
  return services.db.transaction(async (sql): Promise<PlainAnswer> => {
    await accountByMsisdn(sql, msisdn, { lock: true });
    // Who holds its money back does it under this lock.
    await lockWallet(sql, profileId);
    const block = await blockOf(sql, profileId);
    if (block?.holdsMoney)
      return { kind: 'refused', code: 1, ...because('account-blocked-money', { why: block.reason }) };
    if (await close(sql, services, { profileId, reason: 'own-wish', author: 'customer' }))
      await tell(sql, services, {
        to: msisdn,
        id: 'sms.account.closed-own',
        at: services.bettingClock.now(),
      });
    return { kind: 'accepted', ...because('account-closed-own') };
  });
};
