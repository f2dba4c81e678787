import { defineEndpoint } from '../endpoint.ts';
import { list } from '../pieces/rows.ts';
import {
  amountOnTheWire,
  depositAndBetOnTheWire,
  depositAnswerOnTheWire,
  depositQuoteOnTheWire,
  depositQuoteQuery,
} from './deposit.wire.ts';
import { transactionOnTheWire, transactionParams } from './transaction.wire.ts';
import {
  withdrawalAnswerOnTheWire,
  withdrawalQuoteOnTheWire,
  withdrawalQuoteQuery,
  withdrawalShownQuery,
} from './withdrawal.wire.ts';

/** A call that moves money: never retried automatically, but sent with an idempotency key (D24). */
const moneyCall = { method: 'POST', needsToken: true, needsIdempotencyKey: true } as const;

/** Requests a deposit that is used to place a bet, a ticket or several bets. */
export const depositAndBet = defineEndpoint({
  ...moneyCall,
  name: 'depositAndBet',
  host: 'betting',
  path: '/payment/deposit',
  request: depositAndBetOnTheWire,
  response: depositAnswerOnTheWire,
});

/** Requests a deposit. */
export const deposit = defineEndpoint({
  ...moneyCall,
  name: 'deposit',
  host: 'auth',
  path: '/payment/deposit',
  request: amountOnTheWire,
  response: depositAnswerOnTheWire,
});

/** Quote of a deposit, by its amount or by the amount to arrive (D112). */
export const getDepositQuote = defineEndpoint({
  name: 'getDepositQuote',
  host: 'auth',
  method: 'GET',
  path: '/payment/deposit/quote',
  needsToken: true,
  query: depositQuoteQuery,
  response: depositQuoteOnTheWire,
});

/** Pays out to the account's own number. */
export const withdraw = defineEndpoint({
  ...moneyCall,
  name: 'withdraw',
  host: 'auth',
  path: '/payment/withdraw',
  query: withdrawalShownQuery,
  request: amountOnTheWire,
  response: withdrawalAnswerOnTheWire,
});

/** Quote of a withdrawal (D67). */
export const getWithdrawalQuote = defineEndpoint({
  name: 'getWithdrawalQuote',
  host: 'auth',
  method: 'GET',
  path: '/payment/withdraw/quote',
  needsToken: true,
  query: withdrawalQuoteQuery,
  response: withdrawalQuoteOnTheWire,
});

/** Deposits and withdrawals in a range of days. */
export const getTransactions = defineEndpoint({
  name: 'getTransactions',
  host: 'auth',
  method: 'GET',
  path: '/api/transactions/{phone}/{fromDate}/{today}',
  needsToken: true,
  params: transactionParams,
  response: list(transactionOnTheWire),
});
