import { matchId } from '@kipenga/betting-core';
import { PageHeader } from '@kipenga/ui';
import { useSearchParams } from 'react-router-dom';
import { BookingBox } from '../features/booking/index.ts';
import { JudgedWaitsOfMatch, LiveList } from '../features/live/index.ts';
import { readChoice, SportNavbar, viewOf } from '../features/match-list/index.ts';
import { SearchResults } from '../features/match-list/SearchResults.tsx';
import { useWords } from '../words/use-words.ts';
import { useBack } from './use-back.ts';

/** The matches in play; for the match in the address, the verdicts on waiting bets (D103). */
export function LivePage() {
  const t = useWords();
  const back = useBack();
  const [search] = useSearchParams();
  const isEsport = search.get('esport') === '1';
  const match = search.get('match')?.trim() ?? '';
  if (match !== '')
    return (
      <>
        <PageHeader
          title={t('sportsbook.live.judged')}
          backHref={`/markets?match=${encodeURIComponent(match)}`}
          onBack={back}
        />
        <JudgedWaitsOfMatch key={match} matchId={matchId(match)} />
      </>
    );
  const choice = readChoice(search, { isEsport, isHome: false });
  const view = viewOf(choice, null);
  return (
    <>
      <SportNavbar choice={{ ...choice, tab: 'Live' }} path={isEsport ? '/e-sports' : '/sports'} />
      {view?.kind === 'search' ? (
        <SearchResults view={view} instead={<BookingBox code={view.text} />} />
      ) : (
        <LiveList isEsport={isEsport} />
      )}
    </>
  );
}
