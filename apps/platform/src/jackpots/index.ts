export type { NewJackpot } from './new-jackpot.ts';
export { openJackpot, type OpeningRefusal } from './open-jackpot.ts';
export { openingWords, readOpeningOrder, type OpeningOrder } from './opening-order.ts';
export { callOff, inJackpot, type CallOffRefusal } from './call-off.ts';
export { jackpotHistory, jackpotsOfHouse } from './jackpot-funds.store.ts';
export { openTypes, PRICES_OF_MATCH } from './offers.store.ts';
export { jackpotById, offeredJackpots, resultOf } from './read-jackpots.ts';
export { openJackpotOf, playLineWithin } from './play-line.ts';
export { joinTrees, keepFew, sealDueJackpots, sealIfDue, sha256 } from './seal/index.ts';
export {
  calledOffJackpots,
  countLines,
  decideJackpot,
  jackpotsWith,
  judgePicks,
  lineCounter,
  lockSealed,
  matchesNow,
  moveCursor,
  newestVerdict,
  passTicket,
  readResults,
  rollWaiting,
  supposeJackpot,
  undoneJackpots,
  waitingRollovers,
  type SealedJackpot,
  type SupposedEnd,
  type VerdictKept,
} from './deciding/index.ts';
export { jackpotHandlers, jackpotsVersion } from './routes.ts';
export { PLACE_JACKPOT, placeTicket } from './place-ticket.ts';
