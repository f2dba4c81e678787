export { areTicketHoldsDue, releaseTicketHolds } from './release-jackpot-holds.ts';
export {
  areJackpotsUndone,
  settleJackpot,
  settleJackpotsOf,
  settleTicketsOf,
  sweepInSlices,
  sweepJackpots,
  type JackpotCount,
} from './settle-jackpots-of.ts';
export { bringAlone } from './bring-tickets.ts';
export { rollAllWaiting } from './roll-over.ts';
