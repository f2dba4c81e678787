export { lobbyRows } from './lobby-rows.ts';
export { useCasinoList, useVirtualList, type GameList } from './use-game-lists.ts';
export { useJackpots } from './use-jackpots.ts';
export { NoGames } from './NoGames.tsx';
export { ListGap } from './ListGap.tsx';
export { useSlides } from './use-slides.ts';
