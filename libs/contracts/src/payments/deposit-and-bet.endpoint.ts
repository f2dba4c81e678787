import { defineEndpoint } from '../endpoint.ts';
import { depositAndBetOnTheWire, depositAnswerOnTheWire } from './deposit.wire.ts';
import { moneyCall } from './money-call.ts';

/** Asks for a deposit with which a waiting bet is placed. */
export const depositAndBet = defineEndpoint({
  ...moneyCall,
  name: 'depositAndBet',
  host: 'betting',
  path: '/payment/deposit',
  request: depositAndBetOnTheWire,
  response: depositAnswerOnTheWire,
});
