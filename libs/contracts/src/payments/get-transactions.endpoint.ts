import { defineEndpoint } from '../endpoint.ts';
import { list } from '../pieces/rows.ts';
import { transactionOnTheWire, transactionParams } from './transaction.wire.ts';

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
