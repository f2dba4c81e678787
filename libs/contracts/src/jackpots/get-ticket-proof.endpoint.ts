import { defineEndpoint } from '../endpoint.ts';
import { ticketChoice, ticketProofOnTheWire } from './jackpot-seal.wire.ts';

/** The owner's proof that a ticket was in before the first kick-off; not found before its jackpot closed (D82). */
export const getTicketProof = defineEndpoint({
  name: 'getTicketProof',
  host: 'betting',
  method: 'GET',
  path: '/api/bet/jackpot/{reference}/proof',
  needsToken: true,
  params: ticketChoice,
  response: ticketProofOnTheWire,
});
