export { openJackpot, type NewJackpot, type OpeningRefusal } from './open-jackpot.ts';
export { openTypes } from './offers.store.ts';
export { jackpotById, offeredJackpots } from './read-jackpots.ts';
export { jackpotHandlers, jackpotsVersion } from './routes.ts';
export {
  PLACE_JACKPOT,
  placeTicket,
  placeTicketWithin,
  type PlaceTicketCommand,
  type TicketOrder,
} from './place-ticket.ts';
