import { useGetSportsNavigationQuery } from '@kipenga/api';
import { DEFAULT_LIMITS, sportId, toShillings, type Sport } from '@kipenga/betting-core';
import { LateBoundary, selectIsSessionKnown } from '@kipenga/shell';
import { Banner } from '@kipenga/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { useLocation, useSearchParams } from 'react-router-dom';
import { BookingFromUrl } from '../features/booking/index.ts';
import {
  ListPlace,
  MatchList,
  placeOfChoice,
  readChoice,
  SportNavbar,
  viewOf,
} from '../features/match-list/index.ts';
import { LateJackpotCard } from '../LateJackpotCard.tsx';
import { useWords } from '../words/use-words.ts';

/** The sport of the top list, which is top soccer (R4): Home needs no sports tree for its first view. */
const TOP_SPORT: Sport = { id: sportId('1'), name: 'Soccer', kind: '3way' };

/** Home, Sports and E-sports: one screen with another flag (R2-01..03, R2-30..37). */
export function MatchesPage({ esport }: { readonly esport: 0 | 1 }) {
  const t = useWords();
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
        banner={
          isHome && (
            <Banner
              isCompact
              title={t('sportsbook.banner.title', { minimum: toShillings(DEFAULT_LIMITS.minStake) })}
              text={t('sportsbook.banner.text')}
              href="/how-to-play"
              actionLabel={t('sportsbook.banner.how')}
            />
          )
        }
        late={isHome && <LateJackpotCard />}
      />
    </>
  );
}
