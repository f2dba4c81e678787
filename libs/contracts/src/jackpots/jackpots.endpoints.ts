export { getOfferedJackpots } from './get-offered-jackpots.endpoint.ts';
export { getEarlierJackpots } from './get-earlier-jackpots.endpoint.ts';
export { getJackpot } from './get-jackpot.endpoint.ts';
export { placeJackpotBet } from './place-jackpot-bet.endpoint.ts';
export { getJackpotSeal } from './get-jackpot-seal.endpoint.ts';
export { getTicketProof } from './get-ticket-proof.endpoint.ts';
