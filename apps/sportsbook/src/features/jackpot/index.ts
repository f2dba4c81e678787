export {
  jackpotSheetClosed,
  jackpotSheetOpened,
  jackpotSlipSlice,
  matchUnpicked,
  selectHasJackpotSlip,
  selectIsJackpotSheetOpen,
  selectTicket,
  ticketCleared,
  ticketRestored,
  type JackpotSlipRootState,
} from './jackpot-slip.slice.ts';
export { JackpotOffers } from './JackpotOffers.tsx';
export { JackpotSlipBar } from './JackpotSlipBar.tsx';
export { PlacedTicket, type TicketPlaced } from './PlacedTicket.tsx';
export { TicketInHand } from './TicketInHand.tsx';
export { TicketLine } from './TicketLine.tsx';
export { ClosedJackpot, EmptyTicket, UnknownJackpot } from './TicketMissing.tsx';
export { TicketSeal } from './TicketSeal.tsx';
export { TicketWin } from './TicketWin.tsx';
export { openFirst } from './open-first.ts';
export { persistJackpotSlip } from './jackpot-slip-persistence.ts';
export { ticketOfLegs } from './ticket-of-legs.ts';
