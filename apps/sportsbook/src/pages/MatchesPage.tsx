import { useGetSportsNavigationQuery } from '@kipenga/api';
import { sportId, type Sport } from '@kipenga/betting-core';
import { LateBoundary, selectIsSessionKnown } from '@kipenga/shell';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { useLocation, useSearchParams } from 'react-router-dom';
import { DrawnBanner } from '../DrawnBanner.tsx';
import { BookingFromUrl, LateBookingBox } from '../features/booking/index.ts';
import {
  ListPlace,
  MatchList,
  placeOfChoice,
  readChoice,
  SportNavbar,
  viewOf,
} from '../features/match-list/index.ts';
import { LateJackpotCard } from '../LateJackpotCard.tsx';

/** The sport of the top list, which is top soccer (R4): Home needs no sports tree for its first view. */
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
  return (
    <>
      {isReady && search.has('bookingCode') && (
        <LateBoundary>
          <BookingFromUrl />
        </LateBoundary>
      )}
      {isHome && <DrawnBanner />}
      <SportNavbar choice={choice} path={pathname} />
      <MatchList
        choice={choice}
        view={view}
        sports={{
          matches: tree.data?.length === 0 ? [] : undefined,
          hasFailed: tree.error !== undefined && tree.data === undefined,
          isFetching: tree.isFetching,
          retry: () => void tree.refetch(),
        }}
        sport={sport ?? TOP_SPORT}
        path={pathname}
        place={
          <ListPlace choice={choice} sport={sport ?? TOP_SPORT} competition={competition} path={pathname} />
        }
        late={isHome && <LateJackpotCard />}
        instead={
          <LateBoundary>
            <LateBookingBox code={choice.search} />
          </LateBoundary>
        }
      />
    </>
  );
}
