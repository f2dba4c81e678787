export { BetByAddress } from './BetByAddress.tsx';
export { BetDetail } from './BetDetail.tsx';
export { BetHistory } from './BetHistory.tsx';
export { betInState } from './bet-in-state.ts';
