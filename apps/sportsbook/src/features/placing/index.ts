export { sentBetsSlice } from './sent-bets.slice.ts';
