export { arcadeGame } from './arcade-games.ts';
export type { ArcadeHouse } from './launch-game.ts';
export { openCasinoJackpot } from './jackpot/index.ts';
export { popularGamesVersion } from './played-games.ts';
export { casinoHandlers } from './routes.ts';
export { offeredTable } from './list-games.ts';
export { gameWalletRoutes } from './wallet-routes.ts';
