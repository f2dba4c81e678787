import {
  addCents,
  cents,
  checkDeposit,
  checkSystem,
  depositFor,
  nairobiDayOf,
  partIdsOf,
  quoteDeposit,
  taxRecordOn,
  type Cents,
  type DepositQuote,
  type DepositRefusal,
  type Instant,
  type Msisdn,
  type ProfileId,
} from '@kipenga/betting-core';
import {
  systemReason,
  type DepositAnswer,
  type PlaceBetRequest,
  type PlaceJackpotBetRequest,
} from '@kipenga/contracts';
import { combinationWords } from '../bets/index.ts';
import { answerOnce, type Once, type Sql } from '../database/index.ts';
import { askRegister } from '../identity/index.ts';
import { lockWallet } from '../ledger/index.ts';
import { rulesInForce } from '../house-rules/index.ts';
import { picksFor } from '../sports/index.ts';
import type { Services } from '../services/index.ts';
import { worded, inEnglish, type Worded } from '../wording/index.ts';
import { newPaymentId } from './payment-id.ts';
import { refusalOfMoney } from './own-limits.ts';
import { insertPayment } from './payments.store.ts';

/** The stored answer to a deposit, by its key, with the payment's id so that the outcome of its bet can be found (D78). */
export type KeptDeposit = DepositAnswer & { readonly paymentId?: string };

/** Stakes that wait for a deposit, as stored with it: a bet itself, or an object with a jackpot ticket or several bets. */
export type DepositedBet =
  | PlaceBetRequest
  | { readonly ticket: PlaceJackpotBetRequest }
  | { readonly bets: readonly PlaceBetRequest[] };

/** Operation name, among the answers stored by key, of a deposit with a waiting bet. */
export const DEPOSIT_AND_BET = 'deposit-and-bet';

/** A customer's request to pay in. */
export interface DepositCommand {
  readonly customer: { readonly profileId: ProfileId; readonly msisdn: Msisdn };
  readonly key: string | null;
  readonly phone: Msisdn;
  readonly amount: Cents;
  /** Stored with the deposit and handed to the job BET_AFTER_DEPOSIT once the money is in; null without a bet. */
  readonly bet: DepositedBet | null;
  readonly at: Instant;
}

/** Checks made before the prompt is sent. */
interface Heard {
  /** True if the register of excluded persons has answered. */
  readonly isRegisterHeard: boolean;
}

const MOST_OPEN_PROMPTS = 3;

/** A refusal for a missing identity has its own result number and a flag beside it (D116). */
const refused = (why: Worded): Once<KeptDeposit> => {
  const { code } = why.reason;
  const isIdentityNeeded = code === 'identity-needed' || code === 'identity-pending';
  return {
    answer: {
      kind: 'refused',
      code: isIdentityNeeded ? 428 : 400,
      ...why,
      ...(isIdentityNeeded && { isIdentityNeeded }),
    },
    isFinal: false,
  };
};

const wordsFor = (refusal: DepositRefusal): Worded => {
  if (refusal.kind === 'amount-too-low') return worded('deposit-invalid');
  if (refusal.kind === 'amount-not-whole') return worded('amount-not-whole');
  return worded('deposit-too-high', { maximum: refusal.maximum });
};

const stakeOfBet = ({ usesFreeBet, stake }: PlaceBetRequest): Cents => (usesFreeBet ? cents(0) : stake);

const betsOf = (waiting: Exclude<DepositedBet, { readonly ticket: unknown }>): readonly PlaceBetRequest[] =>
  'bets' in waiting ? waiting.bets : [waiting];

/** The cash needed by the waiting stakes. */
const stakeOf = (waiting: DepositedBet | null): Cents => {
  if (waiting === null) return cents(0);
  if ('ticket' in waiting) return waiting.ticket.stake;
  return betsOf(waiting).map(stakeOfBet).reduce(addCents, cents(0));
};

/** True if a stake names another account: it is never placed, so nobody should pay for it first. */
const isAnothers = (
  waiting: DepositedBet | null,
  { profileId, msisdn }: DepositCommand['customer'],
): boolean => {
  if (waiting === null) return false;
  if ('ticket' in waiting) return waiting.ticket.profileId !== profileId;
  return betsOf(waiting).some((bet) => bet.profileId !== profileId || bet.phone !== msisdn);
};

/** Reason a waiting stake cannot be played: an impossible system, or picks of one match without a joint price. */
const unplayableIn = async (sql: Sql, waiting: DepositedBet | null): Promise<Worded | null> => {
  if (waiting === null || 'ticket' in waiting) return null;
  for (const { selections, system } of betsOf(waiting)) {
    const checked = system && checkSystem(selections.length, system);
    if (checked && !checked.ok) return inEnglish(systemReason(checked.reason));
  }
  const combined = betsOf(waiting)
    .flatMap(({ selections }) => selections.map(({ outcomeId }) => outcomeId))
    .filter((id) => partIdsOf(id).length > 1);
  if (combined.length === 0) return null;
  const { picks } = await picksFor(sql, combined, { lockFor: null });
  return picks.map(combinationWords).find((words) => words !== null) ?? null;
};

/** The reason this deposit is refused. Call it with the wallet locked until the deposit is written. */
const refusalOf = async (
  sql: Sql,
  services: Services,
  { customer, bet, amount, isRegisterHeard }: DepositCommand & Heard,
): Promise<Worded | null> =>
  (await refusalOfMoney(sql, services, customer.profileId, { amount, stake: stakeOf(bet) })) ??
  (isRegisterHeard ? null : worded('register-unreachable')) ??
  ((await services.mobileMoney.openPrompts(sql, customer)) >= MOST_OPEN_PROMPTS
    ? worded('prompts-open')
    : null);

/** Stores the deposit and sends its prompt. @returns its id. */
const sendPrompt = async (
  sql: Sql,
  { random, mobileMoney }: Services,
  { customer, phone, at, bet }: DepositCommand,
  { amount, tax }: DepositQuote,
): Promise<string> => {
  const { profileId } = customer;
  const order = { profileId, paymentId: newPaymentId(random), msisdn: phone, amount };
  const free = { fee: cents(0), unwagered: cents(0), taxFree: cents(0) };
  await insertPayment(sql, { ...order, ...free, tax, type: 'deposit', at, bet });
  await mobileMoney.askForPayment(sql, order);
  return order.paymentId;
};

/** A deposit by the amount to pay, or by the amount to reach the wallet. */
export type AskedDeposit = { readonly amount: Cents } | { readonly credited: Cents };

/** The tax on a deposit and the amount credited (D112), or the reason it is impossible. */
export const depositQuote = async (
  sql: Sql,
  { rulebook }: Pick<Services, 'rulebook'>,
  asked: AskedDeposit,
  at: Instant,
): Promise<DepositQuote | Worded> => {
  const { limits, taxRecords } = await rulesInForce(sql, rulebook);
  const taxRecord = taxRecordOn(nairobiDayOf(at), taxRecords);
  const amount = 'amount' in asked ? asked.amount : depositFor(asked.credited, taxRecord);
  const checked = checkDeposit(amount, limits);
  return checked.ok ? quoteDeposit(checked.value, taxRecord) : wordsFor(checked.reason);
};

const ask = async (
  sql: Sql,
  services: Services,
  command: DepositCommand & Heard,
): Promise<Once<KeptDeposit>> => {
  const { customer, phone, amount, bet, at } = command;
  if (services.mobileMoney.sendsNothing) return refused(worded('copy-sends-nothing'));
  if (phone !== customer.msisdn) return refused(worded('deposit-own-phone'));
  if (isAnothers(bet, customer)) return refused(worded('not-yours'));
  const unplayable = await unplayableIn(sql, bet);
  if (unplayable !== null) return refused(unplayable);
  const quote = await depositQuote(sql, services, { amount }, at);
  if ('reason' in quote) return refused(quote);
  await lockWallet(sql, customer.profileId);
  const refusal = await refusalOf(sql, services, command);
  if (refusal !== null) return refused(refusal);
  const paymentId = await sendPrompt(sql, services, command, quote);
  return {
    answer: {
      kind: 'prompt-sent',
      description: 'A deposit prompt has been sent to your phone. Enter your PIN to complete.',
      tax: quote.tax,
      credited: quote.credited,
      paymentId,
    },
    isFinal: true,
  };
};

/** Sends a request for payment to the customer's own phone, once for each key (D24). The money comes with the PIN. */
export const deposit = async (services: Services, command: DepositCommand): Promise<DepositAnswer> => {
  const { customer, key, phone, amount, bet } = command;
  const isRegisterHeard = await askRegister(services, customer);
  const once = await answerOnce(
    services.db,
    {
      profileId: customer.profileId,
      operation: bet === null ? 'deposit' : DEPOSIT_AND_BET,
      key,
      body: { phone, amount, bet },
    },
    (sql) => ask(sql, services, { ...command, isRegisterHeard }),
  );
  return once.kind === 'answered' ? once.answer : refused(worded('deposit-key-reused')).answer;
};
