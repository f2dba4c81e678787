export type { NewJackpot } from './new-jackpot.ts';
export { openJackpot, type OpeningRefusal } from './open-jackpot.ts';
export { openingWords, readOpeningOrder, type OpeningOrder } from './opening-order.ts';
export { openTypes, PRICES_OF_MATCH } from './offers.store.ts';
export { jackpotById, offeredJackpots, resultOf } from './read-jackpots.ts';
export { openJackpotOf, playLineWithin } from './play-line.ts';
export { sealDueJackpots } from './seal/index.ts';
export {
  areJackpotsUndone,
  areTicketHoldsDue,
  bringAlone,
  releaseTicketHolds,
  settleJackpot,
  settleJackpotsOf,
  settleTicketsOf,
  sweepInSlices,
} from './settlement/index.ts';
export { jackpotHandlers, jackpotsVersion } from './routes.ts';
export { PLACE_JACKPOT, placeTicket, placeTicketWithin } from './place-ticket.ts';
