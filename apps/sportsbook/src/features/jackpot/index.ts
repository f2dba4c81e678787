export {
  jackpotSheetClosed,
  jackpotSlipSlice,
  selectHasJackpotSlip,
  selectTicket,
  ticketCleared,
  type JackpotSlipRootState,
} from './jackpot-slip.slice.ts';
export { persistJackpotSlip } from './jackpot-slip-persistence.ts';
