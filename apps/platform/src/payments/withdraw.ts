import {
  checkWithdrawal,
  formatKes,
  quoteWithdrawal,
  takeFromLots,
  type Cents,
  type Instant,
  type Msisdn,
  type ProfileId,
  type WithdrawalQuote,
  type WithdrawalRefusal,
} from '@kipenga/betting-core';
import type { WithdrawalAnswer } from '@kipenga/contracts';
import { answerOnce, type Once, type Sql } from '../database/index.ts';
import { cashOf, lockWallet, post, walletLots, withdrawalHoldOf } from '../ledger/index.ts';
import { currentLimits, taxRecordAt } from '../limits/index.ts';
import type { Services } from '../services/index.ts';
import { newPaymentId } from './payment-id.ts';
import { insertPayment } from './payments.store.ts';

/** A customer asks to be paid out. */
export interface WithdrawCommand {
  readonly customer: { readonly profileId: ProfileId; readonly msisdn: Msisdn };
  readonly phone: Msisdn;
  readonly amount: Cents;
  readonly at: Instant;
}

const refused = (code: number, description: string): Once<WithdrawalAnswer> => ({
  answer: { kind: 'refused', code, description },
  isFinal: false,
});

const wordsFor = (reason: WithdrawalRefusal): string => {
  if (reason.kind === 'amount-too-low') return `The least you can withdraw is ${formatKes(reason.minimum)}.`;
  if (reason.kind === 'amount-not-whole') return 'Mobile money moves whole shillings: leave out the cents.';
  return `You can withdraw at most ${formatKes(reason.balance)}.`;
};

const quoteOf = async (
  sql: Sql,
  profileId: ProfileId,
  amount: Cents,
  at: Instant,
): Promise<WithdrawalQuote & { unwagered: Cents }> => {
  const lots = await walletLots(sql, profileId);
  return {
    ...quoteWithdrawal(amount, lots, await taxRecordAt(sql, at)),
    unwagered: takeFromLots(lots, amount).unwagered,
  };
};

const reserve = async (
  sql: Sql,
  { random, mobileMoney }: Services,
  { customer, phone, amount, at }: WithdrawCommand,
): Promise<Once<WithdrawalAnswer>> => {
  const { profileId, msisdn } = customer;
  if (phone !== msisdn) return refused(1, 'You can withdraw to your own number only.');
  const { cash } = await lockWallet(sql, profileId);
  const checked = checkWithdrawal(amount, cash, await currentLimits(sql));
  if (!checked.ok)
    return refused(checked.reason.kind === 'insufficient-funds' ? 110 : 1, wordsFor(checked.reason));
  const { fee, tax, receives, unwagered } = await quoteOf(sql, profileId, amount, at);
  const paymentId = newPaymentId(random);
  await insertPayment(sql, {
    profileId,
    paymentId,
    type: 'withdrawal',
    msisdn,
    amount,
    fee,
    tax,
    unwagered,
    at,
    bet: null,
  });
  await post(sql, {
    reference: `withdrawal:${paymentId}`,
    kind: 'withdrawal',
    profileId,
    at,
    postings: [{ from: cashOf(profileId), to: withdrawalHoldOf(profileId), amount }],
  });
  await mobileMoney.payOut(sql, { profileId, paymentId, msisdn, amount: receives });
  return {
    answer: {
      kind: 'accepted',
      description: `${formatKes(receives)} is on its way to your phone.`,
      reference: paymentId,
    },
    isFinal: true,
  };
};

/** Reserves the money and promises the payout in the caller's transaction, which sees to it that it happens once. @returns the answer in words. */
export const withdrawOnce = async (sql: Sql, services: Services, command: WithdrawCommand): Promise<string> =>
  (await reserve(sql, services, command)).answer.description;

/** Reserves the money and promises the payout, once for each key (D24); only to the customer's own number (D67). */
export const withdraw = async (
  services: Services,
  { key, ...command }: WithdrawCommand & { readonly key: string | null },
): Promise<WithdrawalAnswer> => {
  const { customer, phone, amount } = command;
  const once = await answerOnce(
    services.db,
    { profileId: customer.profileId, operation: 'withdraw', key, body: { phone, amount } },
    (sql) => reserve(sql, services, command),
  );
  return once.kind === 'answered'
    ? once.answer
    : refused(1, 'This request was already used for another withdrawal.').answer;
};

/** What a withdrawal would cost and bring now (D67); a refusal in words when it could not be made. The wallet is held still for both looks at it. */
export const withdrawalQuote = (
  { db }: Services,
  profileId: ProfileId,
  amount: Cents,
  at: Instant,
): Promise<WithdrawalQuote | string> =>
  db.transaction(async (sql) => {
    const { cash } = await lockWallet(sql, profileId);
    const checked = checkWithdrawal(amount, cash, await currentLimits(sql));
    if (!checked.ok) return wordsFor(checked.reason);
    const { fee, tax, receives } = await quoteOf(sql, profileId, amount, at);
    return { amount, fee, tax, receives };
  });
