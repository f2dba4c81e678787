import { defineEndpoint } from '../endpoint.ts';
import { depositQuoteOnTheWire, depositQuoteQuery } from './deposit.wire.ts';

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
