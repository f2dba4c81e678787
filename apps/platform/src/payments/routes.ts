import type { DepositAndBetRequest } from '@kipenga/contracts';
import { badRequest, customerOf, ownerOf, type Handlers } from '../http/index.ts';
import type { Services } from '../services/index.ts';
import { deposit, type DepositedBet } from './deposit.ts';
import { transactionsBetween } from './transactions.ts';
import { withdraw, withdrawalQuote } from './withdraw.ts';

/** One thing can wait for a deposit. */
const waitingIn = ({ bet, ticket }: DepositAndBetRequest): DepositedBet | null => {
  if (bet && ticket) throw badRequest('A bet or a jackpot ticket can wait for a deposit, not both.');
  return ticket ? { ticket } : (bet ?? null);
};

type Served = 'depositAndBet' | 'deposit' | 'withdraw' | 'getWithdrawalQuote' | 'getTransactions';
type Serving<Name extends Served> = Pick<Handlers, Name>;

/** Both deposit calls are one use case. */
const deposits = (services: Services): Serving<'deposit' | 'depositAndBet'> => ({
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
  withdraw: ({ body }, context) =>
    withdraw(services, {
      customer: customerOf(context),
      key: context.idempotencyKey,
      ...body,
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
