export { feedJackpot } from './feed-jackpot.ts';
export { openCasinoJackpot } from './open-jackpot.ts';
export { casinoJackpots, casinoJackpotsVersion, casinoTiers } from './show-jackpot.ts';
export { lockTier } from './tiers.store.ts';
export { winJackpot } from './win-jackpot.ts';
