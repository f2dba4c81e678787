export { kindIn } from './market-kinds.ts';
export { MatchMarkets, preloadLiveHead } from './MatchMarkets.tsx';
