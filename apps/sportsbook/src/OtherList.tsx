import { useMessageText } from '@kipenga/shell';
import { BookingBox } from './features/booking/index.ts';
import { MarketList } from './features/match-list/MarketList.tsx';
import type { MatchListProps } from './features/match-list/MatchList.tsx';
import type { MatchView } from './features/match-list/index.ts';
import { SearchResults } from './features/match-list/SearchResults.tsx';
import { SportsByCountry } from './SportsByCountry.tsx';

export interface OtherListProps extends Omit<MatchListProps, 'view'> {
  readonly view: MatchView | null;
}

/**
 * Shown under the tabs instead of the list with all prices: search results, the tree of sports (R2-30), or one market
 * (R2-35).
 */
export function OtherList({ view, ...list }: OtherListProps) {
  const titleOf = useMessageText();
  switch (view?.kind) {
    case 'search':
      return <SearchResults view={view} instead={<BookingBox code={view.text} />} />;
    case 'countries':
      return (
        <div id="matches" tabIndex={-1}>
          <h1 className="visually-hidden" tabIndex={-1}>
            {titleOf({ id: 'shell.titles.countries' })}
          </h1>
          <SportsByCountry isEsport={list.choice.isEsport} />
        </div>
      );
    default:
      return <MarketList {...list} view={view ?? null} />;
  }
}
