export { feedJackpot } from './feed-jackpot.ts';
export { openCasinoJackpot } from './open-jackpot.ts';
export { casinoJackpots, casinoTiers } from './show-jackpot.ts';
export { lockTiers as lockJackpot } from './tiers.store.ts';
export { winJackpot } from './win-jackpot.ts';
