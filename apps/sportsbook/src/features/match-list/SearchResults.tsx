import { useGetActiveSportsQuery, useSearchMatchesQuery } from '@kipenga/api';
import { EmptyState, FailedState, Shimmer } from '@kipenga/ui';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import styles from './match-list.module.css';
import type { MatchView } from './match-view.ts';
import { RowsOfSport } from './RowsOfSport.tsx';
import { LOADED_AGAIN } from './use-match-list.ts';
import { useStayingRows } from './use-staying-rows.ts';

interface SearchResultsProps {
  readonly view: Extract<MatchView, { kind: 'search' }>;
  /** Under the words for a search without a match. */
  readonly instead: ReactNode;
}

/** The matches found by a search, each sport under its own columns, best first (R5-23). */
export function SearchResults({ view, instead }: SearchResultsProps) {
  const t = useWords();
  const { text, isEsport } = view;
  const { currentData, error, isFetching, refetch } = useSearchMatchesQuery(
    { text, isEsport, offset: 0 },
    LOADED_AGAIN,
  );
  return (
    <div id="matches" tabIndex={-1} className={styles['list']}>
      <div className={styles['place']}>
        <h1 className={styles['sport']} tabIndex={-1}>
          {t('sportsbook.search.title', { query: text })}
        </h1>
        {/* for screen readers; the words for no match are in the list itself */}
        <p role="status" className={styles['league']}>
          {!!currentData?.length && t('sportsbook.list.found', { count: currentData.length })}
        </p>
      </div>
      {error !== undefined && currentData === undefined ? (
        <FailedState
          text={t('sportsbook.list.failed')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : currentData === undefined ? (
        <Shimmer kind="match" />
      ) : currentData.length === 0 ? (
        <>
          <EmptyState title={t('sportsbook.list.emptySearch', { query: text })} />
          {instead}
        </>
      ) : (
        <Found key={text} matches={currentData} />
      )}
    </div>
  );
}

function Found({ matches }: { readonly matches: Parameters<typeof useStayingRows>[0] }) {
  const t = useWords();
  const rows = useStayingRows(matches);
  const { data: sports, isLoading } = useGetActiveSportsQuery();
  if (isLoading) return <Shimmer kind="match" />;
  return [...new Set(rows.map(({ sportId }) => sportId))].map((id) => (
    <RowsOfSport
      key={id}
      sport={sports?.find((one) => one.id === id)}
      orElse={t('sportsbook.favourites.matches')}
      matches={rows.filter(({ sportId }) => sportId === id)}
    />
  ));
}
