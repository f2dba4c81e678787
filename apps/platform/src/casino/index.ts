export type { GameHouse } from './game-house.ts';
export { takeBackHungRounds } from './hung-rounds.ts';
export { casinoJackpotsVersion, openCasinoJackpot } from './jackpot/index.ts';
export { popularGamesVersion } from './played-games.ts';
export { gameDaysWork, gameFigures, gamesVersion } from './game-figures.ts';
export { switchOff, switchOn } from './game-days.store.ts';
export { casinoHandlers } from './routes.ts';
export { offeredTable } from './list-games.ts';
export { noteListings } from './listings.ts';
export { knownGame, PROVIDERS, type ConnectedProvider, type Provider } from './providers/index.ts';
export { gameWalletRoutes } from './wallet-routes.ts';
export {
  DEFAULT_SOCKET_LIMITS,
  openLiveTables,
  serveLive,
  type LiveTables,
  type SocketLimits,
} from './live-tables/index.ts';
