import { lazyPart, Nothing, useIsPrefetchAllowed } from '@kipenga/shell';
import { Suspense, type ReactNode } from 'react';
import type { LiveCountProps } from './LiveCount.tsx';
import type { StarredMatch } from './MatchStar.tsx';

/** A list whose stars do not come is a list without stars. */
const file = () => import('./favourites-in-lists.ts');
const MatchStar = lazyPart<{ readonly match: StarredMatch }>(
  () => file().then((found) => found.MatchStar),
  Nothing,
);
const FavouritesWay = lazyPart<LiveCountProps>(() => file().then((found) => found.FavouritesWay), Nothing);

/** Once the first view is there; where data is saved, once somebody touches it. Nothing waits for it. */
const AfterFirstView = ({ children }: { readonly children: ReactNode }) =>
  useIsPrefetchAllowed() && <Suspense fallback={null}>{children}</Suspense>;

/** The star of a match's row; it comes late. */
export const LateMatchStar = ({ match }: { readonly match: StarredMatch }) => (
  <AfterFirstView>
    <MatchStar match={match} />
  </AfterFirstView>
);

/** The way to the favourites; it comes late. */
export const LateFavouritesWay = (props: LiveCountProps) => (
  <AfterFirstView>
    <FavouritesWay {...props} />
  </AfterFirstView>
);
