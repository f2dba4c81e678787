import {
  checkWithdrawal,
  quoteWithdrawal,
  subtractCents,
  takeFromLots,
  type Cents,
  type Instant,
  type Msisdn,
  type ProfileId,
  type WithdrawalQuote,
  type WithdrawalRefusal,
} from '@kipenga/betting-core';
import type { Reason, WithdrawalAnswer } from '@kipenga/contracts';
import type { WithdrawalParts } from '@kipenga/words';
import { answerOnce, type Once, type Sql } from '../database/index.ts';
import type { PaymentOrder } from '../gateways/index.ts';
import { cashOf, lockWallet, post, walletLots, withdrawalHoldOf } from '../ledger/index.ts';
import { currentLimits, taxRecordAt } from '../limits/index.ts';
import type { Services } from '../services/index.ts';
import { because, type Worded } from '../wording/index.ts';
import { newPaymentId } from './payment-id.ts';
import { insertPayment } from './payments.store.ts';
import { wholeShillings } from './whole-shillings.ts';

/** A customer asks to be paid out. */
export interface WithdrawCommand {
  readonly customer: { readonly profileId: ProfileId; readonly msisdn: Msisdn };
  readonly phone: Msisdn;
  readonly amount: Cents;
  readonly at: Instant;
}

/** An answer that says why. */
type NamedAnswer = WithdrawalAnswer & Worded;

const refused = (code: number, why: Worded): Once<NamedAnswer> => ({
  answer: { kind: 'refused', code, ...why },
  isFinal: false,
});

const wordsFor = (refusal: WithdrawalRefusal): Worded => {
  if (refusal.kind === 'amount-too-low') return because('withdrawal-too-low', { minimum: refusal.minimum });
  if (refusal.kind === 'amount-not-whole') return because('amount-not-whole');
  if (refusal.kind === 'amount-too-high')
    return because('withdrawal-over-most', { maximum: refusal.maximum });
  return because('withdrawal-too-high', { balance: refusal.balance });
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

/** A payout, and what of the amount asked does not arrive with it (D110). */
interface Leaving {
  readonly payout: PaymentOrder;
  readonly parts: WithdrawalParts;
}

/** Moves what leaves into the hold, under a new payment. @returns what the payout is to be. */
const hold = async (
  sql: Sql,
  { random }: Services,
  { customer: { profileId, msisdn }, amount, at }: WithdrawCommand,
): Promise<Leaving> => {
  const { receives, ...costs } = await quoteOf(sql, profileId, amount, at);
  const arrives = wholeShillings(receives);
  const payment = { profileId, paymentId: newPaymentId(random), msisdn };
  await insertPayment(sql, { ...payment, ...costs, type: 'withdrawal', amount, at, bet: null });
  await post(sql, {
    reference: `withdrawal:${payment.paymentId}`,
    kind: 'withdrawal',
    profileId,
    at,
    postings: [{ from: cashOf(profileId), to: withdrawalHoldOf(profileId), amount }],
  });
  const { fee, tax } = costs;
  return {
    payout: { ...payment, amount: arrives },
    parts: { fee, tax, stays: subtractCents(receives, arrives) },
  };
};

/** What is on its way, and where it is less than was asked for, by what. */
const sentWords = (asked: Cents, { payout: { amount }, parts }: Leaving): Worded =>
  amount === asked
    ? because('withdrawal-sent', { amount })
    : because('withdrawal-sent-less', { amount, asked, parts });

const reserve = async (
  sql: Sql,
  services: Services,
  command: WithdrawCommand,
): Promise<Once<NamedAnswer>> => {
  const { customer, phone, amount } = command;
  if (phone !== customer.msisdn) return refused(1, because('withdrawal-own-phone'));
  const { cash } = await lockWallet(sql, customer.profileId);
  const checked = checkWithdrawal(amount, cash, await currentLimits(sql));
  if (!checked.ok)
    return refused(checked.reason.kind === 'insufficient-funds' ? 110 : 1, wordsFor(checked.reason));
  const leaving = await hold(sql, services, command);
  const { payout } = leaving;
  await services.mobileMoney.payOut(sql, payout);
  return {
    answer: { kind: 'accepted', ...sentWords(amount, leaving), reference: payout.paymentId },
    isFinal: true,
  };
};

/** Reserves the money and promises the payout in the caller's transaction, which sees to it that it happens once. @returns what it is answered. */
export const withdrawOnce = async (sql: Sql, services: Services, command: WithdrawCommand): Promise<Reason> =>
  (await reserve(sql, services, command)).answer.reason;

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
  return once.kind === 'answered' ? once.answer : refused(1, because('withdrawal-key-reused')).answer;
};

/** What a withdrawal would cost and bring now (D67); why not when it could not be made. The wallet is held still for both looks at it. */
export const withdrawalQuote = (
  { db }: Services,
  profileId: ProfileId,
  amount: Cents,
  at: Instant,
): Promise<WithdrawalQuote | Worded> =>
  db.transaction(async (sql) => {
    const { cash } = await lockWallet(sql, profileId);
    const checked = checkWithdrawal(amount, cash, await currentLimits(sql));
    if (!checked.ok) return wordsFor(checked.reason);
    const { fee, tax, receives } = await quoteOf(sql, profileId, amount, at);
    return { amount, fee, tax, receives: wholeShillings(receives) };
  });
