export type { NewJackpot } from './new-jackpot.ts';
export { openJackpot, type OpeningRefusal } from './open-jackpot.ts';
export { openingWords, readOpeningOrder, type OpeningOrder } from './opening-order.ts';
export { openTypes } from './offers.store.ts';
export { jackpotById, offeredJackpots, resultOf } from './read-jackpots.ts';
export { openJackpotOf, playLineWithin, type LineAnswer, type LineOrder } from './play-line.ts';
export { sealDueJackpots } from './seal/index.ts';
export { jackpotJobs, releaseJackpotHolds, settleJackpotsOf, sweepJackpots } from './settlement/index.ts';
export { jackpotHandlers, jackpotsVersion } from './routes.ts';
export {
  PLACE_JACKPOT,
  placeTicket,
  placeTicketWithin,
  type PlaceTicketCommand,
  type TicketOrder,
} from './place-ticket.ts';
