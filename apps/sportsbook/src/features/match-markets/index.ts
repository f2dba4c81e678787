export { MatchMarkets } from './MatchMarkets.tsx';
