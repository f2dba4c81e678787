import {
  addCents,
  cents,
  checkWithdrawal,
  kes,
  minCents,
  quoteWithdrawal,
  takeFromLots,
  type Cents,
  type Instant,
  type Msisdn,
  type ProfileId,
  type TaxRecord,
  type WalletLot,
  type WithdrawalQuote,
  type WithdrawalRefusal,
} from '@kipenga/betting-core';
import type { Reason, WithdrawalAnswer } from '@kipenga/contracts';
import { accountOf, blockOf } from '../customers/index.ts';
import { answerOnce, type Once, type Sql } from '../database/index.ts';
import { cashOf, lockWallet, post, walletLots, withdrawalHoldOf } from '../ledger/index.ts';
import { currentLimits, taxRecordAt } from '../house-rules/index.ts';
import type { Services } from '../services/index.ts';
import { worded, type Worded } from '../wording/index.ts';
import { newPaymentId } from './payment-id.ts';
import { insertPayment } from './payments.store.ts';
import { downToShilling } from './down-to-shilling.ts';

/** A customer's request to be paid out. */
export interface WithdrawCommand {
  readonly customer: { readonly profileId: ProfileId; readonly msisdn: Msisdn };
  readonly phone: Msisdn;
  readonly amount: Cents;
  /** The amount they were shown to receive; absent if none was shown. */
  readonly receives?: Cents;
  readonly at: Instant;
}

/** An answer with its reason. */
type NamedAnswer = WithdrawalAnswer & Worded;

const refused = (code: number, why: Worded): Once<NamedAnswer> => ({
  answer: { kind: 'refused', code, ...why },
  isFinal: false,
});

const wordsFor = (refusal: WithdrawalRefusal): Worded => {
  if (refusal.kind === 'amount-too-low') return worded('withdrawal-too-low', { minimum: refusal.minimum });
  if (refusal.kind === 'amount-not-whole') return worded('amount-not-whole');
  if (refusal.kind === 'amount-too-high') return worded('withdrawal-over-most', { maximum: refusal.maximum });
  return worded('withdrawal-too-high', { balance: refusal.balance });
};

interface AskedQuote {
  readonly profileId: ProfileId;
  readonly amount: Cents;
  readonly at: Instant;
}

interface Quoted {
  readonly quote: WithdrawalQuote;
  readonly unwagered: Cents;
  readonly taxFree: Cents;
}

/** The cost and net amount of taking an amount from these lots, and the parts that bear the fee and no tax. */
const quotedFrom = (lots: readonly WalletLot[], amount: Cents, taxRecord: TaxRecord): Quoted => {
  const { unwagered, taxFree } = takeFromLots(lots, amount);
  return { quote: quoteWithdrawal(amount, lots, taxRecord), unwagered, taxFree };
};

const quoteOf = async (
  sql: Sql,
  { rulebook }: Pick<Services, 'rulebook'>,
  { profileId, amount, at }: AskedQuote,
): Promise<Quoted> =>
  quotedFrom(await walletLots(sql, profileId), amount, await taxRecordAt(sql, rulebook, at));

/** Moves the amount into the hold, under a new payment, and promises the payout. @returns the payment's id. */
const sendOut = async (
  sql: Sql,
  services: Services,
  { customer: { profileId, msisdn }, at }: Pick<WithdrawCommand, 'customer' | 'at'>,
  { quote, ...parts }: Quoted,
): Promise<string> => {
  const { amount } = quote;
  const payment = { profileId, paymentId: newPaymentId(services.random), msisdn };
  const { fee, tax } = quote;
  await insertPayment(sql, { ...payment, ...parts, fee, tax, type: 'withdrawal', amount, at, bet: null });
  await post(sql, {
    reference: `withdrawal:${payment.paymentId}`,
    kind: 'withdrawal',
    profileId,
    at,
    postings: [{ from: cashOf(profileId), to: withdrawalHoldOf(profileId), amount }],
  });
  await services.mobileMoney.payOut(sql, { ...payment, amount: quote.receives });
  return payment.paymentId;
};

/** The amount under way, with the deductions if it is less than was asked for (D110). */
const sentWords = ({ amount: asked, receives: amount, ...parts }: WithdrawalQuote): Worded =>
  amount === asked
    ? worded('withdrawal-sent', { amount })
    : worded('withdrawal-sent-less', { amount, asked, parts });

const reserve = async (
  sql: Sql,
  services: Services,
  command: WithdrawCommand,
): Promise<Once<NamedAnswer>> => {
  const { customer, phone, amount, receives: shown, at } = command;
  if (phone !== customer.msisdn) return refused(1, worded('withdrawal-own-phone'));
  const { cash } = await lockWallet(sql, customer.profileId);
  // The account may have been closed after the customer was let in.
  if ((await accountOf(sql, phone))?.isClosed) return refused(1, worded('account-closed'));
  const block = await blockOf(sql, customer.profileId);
  if (block?.holdsMoney) return refused(1, worded('account-blocked-money', { why: block.reason }));
  const checked = checkWithdrawal(amount, cash, await currentLimits(sql));
  if (!checked.ok)
    return refused(checked.reason.kind === 'insufficient-funds' ? 110 : 1, wordsFor(checked.reason));
  const quoted = await quoteOf(sql, services, { profileId: customer.profileId, amount, at });
  const { receives } = quoted.quote;
  if (shown !== undefined && shown !== receives)
    return refused(1, worded('withdrawal-changed', { shown, receives }));
  const reference = await sendOut(sql, services, command, quoted);
  const words = services.mobileMoney.sendsNothing ? worded('copy-sends-nothing') : sentWords(quoted.quote);
  return { answer: { kind: 'accepted', ...words, reference }, isFinal: true };
};

/**
 * Reserves the money and promises the payout in the caller's transaction. The caller makes sure that it happens once. @returns
 * the answer's reason.
 */
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
  return once.kind === 'answered' ? once.answer : refused(1, worded('withdrawal-key-reused')).answer;
};

/** The least that mobile money pays to a person. */
export const LEAST_PAYOUT = kes(10);

/** The deductions from a closed account's payout: those of a withdrawal, tax without a fee, or nothing. */
export type Charges = 'fee-and-tax' | 'tax' | 'nothing';

/** Pays out all of a wallet's cash. */
interface AskedForAll {
  readonly profileId: ProfileId;
  readonly charges: Charges;
  readonly at: Instant;
}

const sumOf = (amounts: readonly Cents[]): Cents => amounts.reduce(addCents, cents(0));

/** The payouts that empty a wallet as far as mobile money allows, each up to its maximum, and the cash they are made from. */
interface PayoutsOfAll {
  readonly payouts: readonly Quoted[];
  readonly cash: Cents;
}

const totalOf = ({ payouts, cash: amount }: PayoutsOfAll): WithdrawalQuote => {
  const total = (part: 'fee' | 'tax' | 'receives') => sumOf(payouts.map(({ quote }) => quote[part]));
  const [fee, tax, receives] = [total('fee'), total('tax'), total('receives')];
  return { amount, fee, tax, receives, stays: cents(amount - fee - tax - receives) };
};

/** A part of a wallet as its payout is charged. */
const chargedLot = ({ left, ...lot }: WalletLot, charges: Charges): WalletLot => ({
  left,
  isUnwageredDeposit: charges === 'fee-and-tax' && lot.isUnwageredDeposit,
  isTaxFree: charges === 'nothing' || lot.isTaxFree,
});

const payoutsOfAll = async (
  sql: Sql,
  { rulebook }: Pick<Services, 'rulebook'>,
  { profileId, charges, at }: AskedForAll,
): Promise<PayoutsOfAll> => {
  const { maxWithdrawal } = await currentLimits(sql);
  const taxRecord = await taxRecordAt(sql, rulebook, at);
  const payouts: Quoted[] = [];
  const held = await walletLots(sql, profileId);
  let lots: readonly WalletLot[] = held.map((lot) => chargedLot(lot, charges));
  const cashIn = (some: readonly WalletLot[]): Cents => sumOf(some.map(({ left }) => left));
  const cash = cashIn(lots);
  for (;;) {
    const amount = minCents(downToShilling(cashIn(lots)), maxWithdrawal);
    const quoted = quotedFrom(lots, amount, taxRecord);
    if (quoted.quote.receives < LEAST_PAYOUT) return { payouts, cash };
    payouts.push(quoted);
    lots = takeFromLots(lots, amount).lots;
  }
};

/**
 * Reserves all of a closed account's cash that mobile money can carry, and promises its payouts (D104). Call it with the wallet
 * locked. @returns the totals.
 */
export const payOutAll = async (
  sql: Sql,
  services: Services,
  { customer, charges, at }: Pick<WithdrawCommand, 'customer' | 'at'> & Pick<AskedForAll, 'charges'>,
): Promise<WithdrawalQuote> => {
  const { profileId } = customer;
  const all = await payoutsOfAll(sql, services, { profileId, charges, at });
  for (const quoted of all.payouts) await sendOut(sql, services, { customer, at }, quoted);
  return totalOf(all);
};

/** The totals that `payOutAll` would take and send now. The rest is too little for mobile money, or cents that it does not carry. */
export const quoteOfAll = async (
  sql: Sql,
  services: Pick<Services, 'rulebook'>,
  asked: AskedForAll,
): Promise<WithdrawalQuote> => totalOf(await payoutsOfAll(sql, services, asked));

/** The cost and net amount of a withdrawal now (D67), or the reason it is impossible. The wallet is locked while it is read twice. */
export const withdrawalQuote = (
  { db, rulebook }: Services,
  profileId: ProfileId,
  amount: Cents,
  at: Instant,
): Promise<WithdrawalQuote | Worded> =>
  db.transaction(async (sql) => {
    const { cash } = await lockWallet(sql, profileId);
    const checked = checkWithdrawal(amount, cash, await currentLimits(sql));
    if (!checked.ok) return wordsFor(checked.reason);
    return (await quoteOf(sql, { rulebook }, { profileId, amount, at })).quote;
  });
