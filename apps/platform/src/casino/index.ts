export type { ArcadeHouse } from './launch-game.ts';
export { casinoHandlers } from './routes.ts';
export { gameWalletRoutes } from './wallet-routes.ts';
