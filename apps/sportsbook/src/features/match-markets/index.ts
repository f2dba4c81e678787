export { kindIn } from './market-kinds.ts';
export { MatchMarkets } from './MatchMarkets.tsx';
