import { defineEndpoint } from '../endpoint.ts';
import { amountOnTheWire, depositAnswerOnTheWire } from './deposit.wire.ts';
import { moneyCall } from './money-call.ts';

/** Asks for a deposit. */
export const deposit = defineEndpoint({
  ...moneyCall,
  name: 'deposit',
  host: 'auth',
  path: '/payment/deposit',
  request: amountOnTheWire,
  response: depositAnswerOnTheWire,
});
