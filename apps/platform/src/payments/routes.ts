import { badRequest, customerOf, ownerOf, type Handlers } from '../http/index.ts';
import type { Cashier } from './cashier.ts';
import { deposit } from './deposit.ts';
import { transactionsBetween } from './transactions.ts';
import { withdraw, withdrawalQuote } from './withdraw.ts';

type Served = 'depositAndBet' | 'deposit' | 'withdraw' | 'getWithdrawalQuote' | 'getTransactions';

/** The payment calls of spec 7 (R7-17, R7-19). Both deposit calls are one use case. */
export const paymentHandlers = (cashier: Cashier): Pick<Handlers, Served> => ({
  deposit: ({ body }, context) =>
    deposit(cashier, {
      customer: customerOf(context),
      key: context.idempotencyKey,
      ...body,
      bet: null,
      at: context.now,
    }),
  depositAndBet: ({ body }, context) =>
    deposit(cashier, {
      customer: customerOf(context),
      key: context.idempotencyKey,
      phone: body.phone,
      amount: body.amount,
      bet: body.bet ?? null,
      at: context.now,
    }),
  withdraw: ({ body }, context) =>
    withdraw(cashier, {
      customer: customerOf(context),
      key: context.idempotencyKey,
      ...body,
      at: context.now,
    }),
  getWithdrawalQuote: async ({ query }, context) => {
    const quote = await withdrawalQuote(cashier, customerOf(context).profileId, query.amount, context.now);
    if (typeof quote === 'string') throw badRequest(quote);
    return quote;
  },
  getTransactions: async ({ params }, context) => {
    const { profileId } = ownerOf(context, { msisdn: params.phone });
    const transactions = await transactionsBetween(cashier.db, profileId, {
      from: params.from,
      to: params.to,
      now: context.now,
    });
    if (transactions === null)
      throw badRequest('Ask for at most a year, from an earlier day to a later one.');
    return transactions;
  },
});
