export { forEachJackpot } from './for-each-jackpot.ts';
export { jackpotSealOf, ticketProofOf } from './jackpot-seal-of.ts';
export { refuseOtherTickets, TicketsNotSealed } from './refuse-other-tickets.ts';
export { sealDueJackpots, sealIfOpen } from './seal-due-jackpots.ts';
export { sealTickets } from './sealed-tickets.ts';
