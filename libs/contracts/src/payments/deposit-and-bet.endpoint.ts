import { defineEndpoint } from '../endpoint.ts';
import { depositAndBetOnTheWire, depositAnswerOnTheWire } from './deposit.wire.ts';
import { moneyCall } from './money-call.ts';

/** Asks for a deposit with which a bet, a ticket or several bets are placed that wait for it. */
export const depositAndBet = defineEndpoint({
  ...moneyCall,
  name: 'depositAndBet',
  host: 'betting',
  path: '/payment/deposit',
  request: depositAndBetOnTheWire,
  response: depositAnswerOnTheWire,
});
