/** The sportsbook as the catalogue draws it: the whole app, its store, and the initial data of a visit. */
export { App } from './App.tsx';
export { createSportsbookStore } from './store.ts';
export { BANNER_ID } from './DrawnBanner.tsx';
export { drawBanner } from './draw-banner.tsx';
export { loadWords } from './words/load-words.ts';
export { addJackpotSlip } from './add-jackpot-slip.ts';
export { favourites } from './features/favourites/index.ts';
export { jackpotSheetOpened, ticketRestored } from './features/jackpot/index.ts';
export { followSentBets } from './features/placing/follow-sent-bets.ts';
export { selectionOfMain, stakeSlice } from './features/slip/index.ts';
export { slipClosed, slipSheetSlice } from './features/slip-bar/index.ts';
