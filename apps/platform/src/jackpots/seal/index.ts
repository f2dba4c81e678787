export { forEachJackpot } from './for-each-jackpot.ts';
export { keepFew } from './keep-few.ts';
export { sha256 } from './sha256.ts';
export { jackpotSealOf } from './jackpot-seal-of.ts';
export { refuseOtherTickets, TicketsNotSealed } from './refuse-other-tickets.ts';
export { sealDueJackpots, sealIfDue } from './seal-due-jackpots.ts';
export { sealHandlers } from './routes.ts';
export { hashTickets, joinTrees } from './sealed-tickets.ts';
export { ticketProofOf } from './ticket-proof-of.ts';
