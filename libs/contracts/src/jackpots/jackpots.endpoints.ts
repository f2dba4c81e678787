import { placeBetAnswerOnTheWire } from '../bets/place-bet.wire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { jackpotSealOnTheWire, ticketChoice, ticketProofOnTheWire } from './jackpot-seal.wire.ts';
import { jackpotTicketOnTheWire } from './jackpot-ticket.wire.ts';
import { jackpotChoice, jackpotOnTheWire } from './jackpot.wire.ts';
import { offeredJackpotsOnTheWire } from './offered-jackpots.wire.ts';

/** Settings shared by the calls for jackpot data. */
const jackpotDataCall = { host: 'sports', method: 'GET', retries: 3, cached: 'public' } as const;

/** The jackpots on offer. */
export const getOfferedJackpots = defineEndpoint({
  ...jackpotDataCall,
  name: 'getOfferedJackpots',
  path: '/api/v1/jackpot/offered',
  response: offeredJackpotsOnTheWire,
});

/** The next jackpots that ended before one, one page at a time; empty after the first ever. */
export const getEarlierJackpots = defineEndpoint({
  ...jackpotDataCall,
  name: 'getEarlierJackpots',
  path: '/api/v1/jackpot/{id}/earlier',
  params: jackpotChoice,
  response: offeredJackpotsOnTheWire,
});

/** One jackpot with its matches. */
export const getJackpot = defineEndpoint({
  ...jackpotDataCall,
  name: 'getJackpot',
  path: '/api/v1/jackpot/{id}',
  params: jackpotChoice,
  response: jackpotOnTheWire,
});

/** Places a jackpot ticket. Retries use the same key, so it is placed once (D24). */
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

/** The seal of a jackpot; not found before it closes (D82). */
export const getJackpotSeal = defineEndpoint({
  ...jackpotDataCall,
  name: 'getJackpotSeal',
  path: '/api/v1/jackpot/{id}/seal',
  params: jackpotChoice,
  response: jackpotSealOnTheWire,
});

/** Proof for its owner that a ticket was in before the first kick-off; not found before its jackpot closes (D82). */
export const getTicketProof = defineEndpoint({
  name: 'getTicketProof',
  host: 'betting',
  method: 'GET',
  path: '/api/bet/jackpot/{reference}/proof',
  needsToken: true,
  params: ticketChoice,
  response: ticketProofOnTheWire,
});
