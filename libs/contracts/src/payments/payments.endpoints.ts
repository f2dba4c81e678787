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

/** A call that moves money: never tried again by itself, but keyed (D24). */
const moneyCall = { method: 'POST', needsToken: true, needsIdempotencyKey: true } as const;

/** Asks for a deposit with which a bet, a ticket or several bets are placed that wait for it. */
export const depositAndBet = defineEndpoint({
  ...moneyCall,
  name: 'depositAndBet',
  host: 'betting',
  path: '/payment/deposit',
  request: depositAndBetOnTheWire,
  response: depositAnswerOnTheWire,
});

/** Asks for a deposit. */
export const deposit = defineEndpoint({
  ...moneyCall,
  name: 'deposit',
  host: 'auth',
  path: '/payment/deposit',
  request: amountOnTheWire,
  response: depositAnswerOnTheWire,
});

/** What a deposit would bring, by its amount or by what is to arrive (D112). */
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
