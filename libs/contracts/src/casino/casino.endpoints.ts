export { getProviderOneGames } from './get-provider-one-games.endpoint.ts';
export { getProviderTwoGames } from './get-provider-two-games.endpoint.ts';
export { getCasinoJackpots } from './get-casino-jackpots.endpoint.ts';
export { getGamesByIds } from './get-games-by-ids.endpoint.ts';
export { getDirectGames } from './get-direct-games.endpoint.ts';
export { getVirtualGames } from './get-virtual-games.endpoint.ts';
export { launchGame } from './launch-game.endpoint.ts';
