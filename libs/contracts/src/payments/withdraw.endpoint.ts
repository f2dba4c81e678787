import { defineEndpoint } from '../endpoint.ts';
import { amountOnTheWire } from './deposit.wire.ts';
import { moneyCall } from './money-call.ts';
import { withdrawalAnswerOnTheWire } from './withdrawal.wire.ts';

/** Pays out to the account's own number. */
export const withdraw = defineEndpoint({
  ...moneyCall,
  name: 'withdraw',
  host: 'auth',
  path: '/payment/withdraw',
  request: amountOnTheWire,
  response: withdrawalAnswerOnTheWire,
});
