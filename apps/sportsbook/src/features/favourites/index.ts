export type { Favourite, FavouriteLeague, FavouriteMatch } from './favourite.ts';
export { FavouriteList } from './FavouriteList.tsx';
export { FavouriteStar } from './FavouriteStar.tsx';
export { useFavourites } from './use-favourites.ts';
