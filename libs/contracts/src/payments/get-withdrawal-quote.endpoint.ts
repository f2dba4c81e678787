import { defineEndpoint } from '../endpoint.ts';
import { withdrawalQuoteOnTheWire, withdrawalQuoteQuery } from './withdrawal.wire.ts';

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
