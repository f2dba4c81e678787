import { defineEndpoint } from '../endpoint.ts';
import { placeBetAnswerOnTheWire } from '../bets/place-bet.wire.ts';
import { jackpotTicketOnTheWire } from './jackpot-ticket.wire.ts';

/** Places a jackpot ticket. Tried again with one key, so it places once (D24). */
export const placeJackpotBet = defineEndpoint({
  name: 'placeJackpotBet',
  host: 'betting',
  method: 'POST',
  path: '/api/bet/jackpot/placebet',
  needsToken: true,
  retries: 3,
  needsIdempotencyKey: true,
  request: jackpotTicketOnTheWire,
  response: placeBetAnswerOnTheWire,
});
