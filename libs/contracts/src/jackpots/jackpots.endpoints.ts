import { defineEndpoint } from '../endpoint.ts';
import { jackpotAnswerOnTheWire, jackpotTicketOnTheWire } from './jackpot-ticket.wire.ts';
import { jackpotChoice, jackpotOnTheWire } from './jackpot.wire.ts';
import { offeredJackpotsOnTheWire } from './offered-jackpots.wire.ts';

const data = { host: 'sports', method: 'GET', retries: 3, cached: 'public' } as const;

/** The jackpots on offer. */
export const getOfferedJackpots = defineEndpoint({
  ...data,
  name: 'getOfferedJackpots',
  path: '/api/v1/jackpot/offered',
  response: offeredJackpotsOnTheWire,
});

/** One jackpot with its matches. */
export const getJackpot = defineEndpoint({
  ...data,
  name: 'getJackpot',
  path: '/api/v1/jackpot/{id}',
  params: jackpotChoice,
  response: jackpotOnTheWire,
});

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
  response: jackpotAnswerOnTheWire,
});
