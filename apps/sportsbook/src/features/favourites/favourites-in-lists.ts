export { FavouritesWay } from './FavouritesWay.tsx';
export { MatchStar } from './MatchStar.tsx';
