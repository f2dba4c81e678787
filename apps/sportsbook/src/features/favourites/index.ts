export type { Favourite, FavouriteLeague, FavouriteMatch } from './favourite.ts';
export { FavouriteList } from './FavouriteList.tsx';
export { favourites } from './favourites.ts';
export { FavouriteStar } from './FavouriteStar.tsx';
export { LateFavouritesWay, LateMatchStar } from './late-favourites.tsx';
export { MatchLines } from './MatchLines.tsx';
export { MatchStar } from './MatchStar.tsx';
export { useFavourites } from './use-favourites.ts';
