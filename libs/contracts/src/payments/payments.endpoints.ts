import { defineEndpoint } from '../endpoint.ts';
import { list } from '../pieces/rows.ts';
import { amountOnTheWire, depositAndBetOnTheWire, depositAnswerOnTheWire } from './deposit.wire.ts';
import { transactionOnTheWire, transactionParams } from './transaction.wire.ts';
import {
  withdrawalAnswerOnTheWire,
  withdrawalQuoteOnTheWire,
  withdrawalQuoteQuery,
} from './withdrawal.wire.ts';

const money = { method: 'POST', needsToken: true, needsIdempotencyKey: true } as const; // never tried again by itself, but keyed (D24)

/** Asks for a deposit with which a waiting bet is placed. */
export const depositAndBet = defineEndpoint({
  ...money,
  name: 'depositAndBet',
  host: 'betting',
  path: '/payment/deposit',
  request: depositAndBetOnTheWire,
  response: depositAnswerOnTheWire,
});

/** Asks for a deposit. */
export const deposit = defineEndpoint({
  ...money,
  name: 'deposit',
  host: 'auth',
  path: '/payment/deposit',
  request: amountOnTheWire,
  response: depositAnswerOnTheWire,
});

/** Pays out to the account's own number. */
export const withdraw = defineEndpoint({
  ...money,
  name: 'withdraw',
  host: 'auth',
  path: '/payment/withdraw',
  request: amountOnTheWire,
  response: withdrawalAnswerOnTheWire,
});

/** What a withdrawal would cost and bring (D67). */
export const getWithdrawalQuote = defineEndpoint({
  name: 'getWithdrawalQuote',
  host: 'auth',
  method: 'GET',
  path: '/payment/withdraw/quote',
  needsToken: true,
  query: withdrawalQuoteQuery,
  response: withdrawalQuoteOnTheWire,
});

/** Deposits and withdrawals between two days. */
export const getTransactions = defineEndpoint({
  name: 'getTransactions',
  host: 'auth',
  method: 'GET',
  path: '/api/transactions/{phone}/{fromDate}/{today}',
  needsToken: true,
  params: transactionParams,
  response: list(transactionOnTheWire),
});
