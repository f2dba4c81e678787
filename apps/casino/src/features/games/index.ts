export { lobbyRows, type Played } from './lobby-rows.ts';
export { useCasinoList, useVirtualList, type GameList } from './use-game-lists.ts';
export { GameSearch } from './GameSearch.tsx';
export { openingCategory } from './opening-category.ts';
export { useJackpots, type Jackpots } from './use-jackpots.ts';
export { usePlayed } from './use-played.ts';
export { NoGames } from './NoGames.tsx';
export { ListGap } from './ListGap.tsx';
export { useSlides } from './use-slides.ts';
