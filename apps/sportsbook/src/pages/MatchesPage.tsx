import { useGetSportsNavigationQuery } from '@kipenga/api';
import { sportId, type Sport } from '@kipenga/betting-core';
import { LateBoundary, lazyPart, selectIsSessionKnown } from '@kipenga/shell';
import { Shimmer } from '@kipenga/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { useLocation, useSearchParams } from 'react-router-dom';
import { DrawnBanner } from '../DrawnBanner.tsx';
import { BookingFromUrl } from '../features/booking/index.ts';
import {
  isOtherList,
  ListPlace,
  MatchList,
  placeOfChoice,
  readChoice,
  SportNavbar,
  viewOf,
  type ListView,
} from '../features/match-list/index.ts';
import { LateJackpotCard } from '../LateJackpotCard.tsx';
import type { OtherListProps } from '../OtherList.tsx';

/** Shown under the tabs instead of a list with all prices, on demand. */
export const OtherList = lazyPart<OtherListProps>(() =>
  import('../OtherList.tsx').then((file) => file.OtherList),
);

/** The sport of the top list, top soccer (R4): Home needs no sports tree for its first view. */
const TOP_SPORT: Sport = { id: sportId('1'), name: 'Soccer', kind: '3way' };

/** Home, Sports and E-sports: one screen with another flag (R2-01..03, R2-30..37). */
export function MatchesPage({ esport }: { readonly esport: 0 | 1 }) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const isReady = useSelector(selectIsSessionKnown);
  const isEsport = esport === 1;
  const isHome = pathname === '/' || pathname === '/home';
  const choice = readChoice(search, { isEsport, isHome });
  const early = viewOf(choice, null);
  const tree = useGetSportsNavigationQuery(early?.kind === 'top' ? skipToken : { isEsport });
  const { sport, competition } = placeOfChoice(choice, tree.data ?? []);
  const view = viewOf(choice, sport);
  const list = {
    choice,
    sports: {
      matches: tree.data?.length === 0 ? [] : undefined,
      hasFailed: tree.error !== undefined && tree.data === undefined,
      isFetching: tree.isFetching,
      retry: () => void tree.refetch(),
    },
    sport: sport ?? TOP_SPORT,
    path: pathname,
    place: <ListPlace choice={choice} sport={sport ?? TOP_SPORT} competition={competition} path={pathname} />,
    late: <LateJackpotCard />,
  };
  return (
    <>
      {isReady && search.has('bookingCode') && (
        <LateBoundary>
          <BookingFromUrl />
        </LateBoundary>
      )}
      <DrawnBanner />
      <SportNavbar choice={choice} path={pathname} />
      {isOtherList(choice) ? (
        <LateBoundary fallback={<Shimmer kind="match" />}>
          <OtherList {...list} view={view} />
        </LateBoundary>
      ) : (
        <MatchList {...list} view={view as ListView | null} />
      )}
    </>
  );
}
