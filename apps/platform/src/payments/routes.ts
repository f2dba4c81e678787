import type { DepositAndBetRequest, DepositQuoteChoice } from '@kipenga/contracts';
import { badRequest, customerOf, ownerOf, type Handlers } from '../http/index.ts';
import type { Services } from '../services/index.ts';
import { worded } from '../wording/index.ts';
import { deposit, depositQuote, type AskedDeposit, type DepositedBet } from './deposit.ts';
import { transactionsBetween } from './transactions.ts';
import { withdraw, withdrawalQuote } from './withdraw.ts';

/** As many as a slip has picks (D63). */
const MOST_BETS = 50;

/** One thing can wait for a deposit: a bet, a jackpot ticket, or the bets of one slip, each of them once. */
const waitingIn = ({ bet, ticket, bets }: DepositAndBetRequest): DepositedBet | null => {
  if ([bet, ticket, bets].filter((one) => one !== undefined).length > 1)
    throw badRequest('A bet, a jackpot ticket or several bets can wait for a deposit, one of the three.');
  if (bets && new Set(bets.map(({ betString }) => betString)).size !== bets.length)
    throw badRequest('Each of several bets can wait for a deposit once.');
  if (bets && (bets.length === 0 || bets.length > MOST_BETS))
    throw badRequest(`Between 1 and ${MOST_BETS} bets can wait for a deposit.`);
  if (bets?.some(({ system }) => system !== undefined)) throw badRequest(worded('system-among-singles'));
  if (bets) return { bets };
  return ticket ? { ticket } : (bet ?? null);
};

type Served =
  | 'depositAndBet'
  | 'deposit'
  | 'getDepositQuote'
  | 'withdraw'
  | 'getWithdrawalQuote'
  | 'getTransactions';
type Serving<Name extends Served> = Pick<Handlers, Name>;

const askedIn = ({ amount, credited }: DepositQuoteChoice): AskedDeposit => {
  if (amount !== undefined && credited === undefined) return { amount };
  if (credited !== undefined && amount === undefined) return { credited };
  throw badRequest('Ask by amount, or for what is to arrive, one of the two.');
};

/** Both deposit calls are one use case. */
const deposits = (services: Services): Serving<'deposit' | 'depositAndBet' | 'getDepositQuote'> => ({
  getDepositQuote: async ({ query }, { now }) => {
    const quote = await depositQuote(services.db, services, askedIn(query), now);
    if ('reason' in quote) throw badRequest(quote);
    return quote;
  },
  deposit: ({ body }, context) =>
    deposit(services, {
      customer: customerOf(context),
      key: context.idempotencyKey,
      ...body,
      bet: null,
      at: context.now,
    }),
  depositAndBet: ({ body }, context) =>
    deposit(services, {
      customer: customerOf(context),
      key: context.idempotencyKey,
      phone: body.phone,
      amount: body.amount,
      bet: waitingIn(body),
      at: context.now,
    }),
});

const withdrawals = (services: Services): Serving<'withdraw' | 'getWithdrawalQuote'> => ({
  withdraw: ({ body, query }, context) =>
    withdraw(services, {
      customer: customerOf(context),
      key: context.idempotencyKey,
      ...body,
      ...query,
      at: context.now,
    }),
  getWithdrawalQuote: async ({ query }, context) => {
    const quote = await withdrawalQuote(services, customerOf(context).profileId, query.amount, context.now);
    if ('reason' in quote) throw badRequest(quote);
    return quote;
  },
});

const history = ({ db, realClock }: Services): Serving<'getTransactions'> => ({
  getTransactions: async ({ params: { phone, from, to } }, context) => {
    const { profileId } = ownerOf(context, { msisdn: phone });
    const asked = { from, to, now: context.now, realNow: realClock.now() };
    const transactions = await transactionsBetween(db, profileId, asked);
    if (transactions === null)
      throw badRequest('Ask for at most a year, from an earlier day to a later one.');
    return transactions;
  },
});

/** The payment calls of R7 (R7-17, R7-19). */
export const paymentHandlers = (services: Services): Serving<Served> => ({
  ...deposits(services),
  ...withdrawals(services),
  ...history(services),
});
