import { lazyPart, Nothing, useIsPrefetchAllowed } from '@kipenga/shell';
import { Suspense, type ReactNode } from 'react';
import type { LiveCountProps } from './LiveCount.tsx';
import type { StarredMatch } from './MatchStar.tsx';

/** If the stars fail to load, the list shows none. */
const file = () => import('./favourites-in-lists.ts');
const MatchStar = lazyPart<{ readonly match: StarredMatch }>(
  () => file().then((found) => found.MatchStar),
  Nothing,
);
const FavouritesWay = lazyPart<LiveCountProps>(() => file().then((found) => found.FavouritesWay), Nothing);

/** Loads after the first view; where data is saved, at the first touch. */
const AfterFirstView = ({ children }: { readonly children: ReactNode }) =>
  useIsPrefetchAllowed() && <Suspense fallback={null}>{children}</Suspense>;

/** The star in a match's row, loaded late. */
export const LateMatchStar = ({ match }: { readonly match: StarredMatch }) => (
  <AfterFirstView>
    <MatchStar match={match} />
  </AfterFirstView>
);

/** The link to the favourites, loaded late. */
export const LateFavouritesWay = (props: LiveCountProps) => (
  <AfterFirstView>
    <FavouritesWay {...props} />
  </AfterFirstView>
);
