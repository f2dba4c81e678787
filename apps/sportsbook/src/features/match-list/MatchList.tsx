import { mainColumns, type MainColumn, type Sport } from '@kipenga/betting-core';
import { ButtonLink, ColumnLabels, EmptyState, FailedState, Shimmer } from '@kipenga/ui';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { MatchDays } from './MatchDays.tsx';
import styles from './match-list.module.css';
import { printChoice, type ListChoice, type MatchView } from './match-view.ts';
import { useMatchList, type MatchListState } from './use-match-list.ts';

interface MatchListProps {
  readonly choice: ListChoice;
  readonly view: MatchView | null;
  /** How the sports are loading: without them there may be no view to ask for. */
  readonly sports: MatchListState;
  readonly sport: Sport;
  /** The path of the screen, for links to its other lists. */
  readonly path: string;
  /** Over the list whatever its state, so that the screen always has its heading. */
  readonly place: ReactNode;
  /** Among the matches, far down. */
  readonly late: ReactNode;
  /** Under the words for a search without a match. */
  readonly instead: ReactNode;
}

/** The list of a sports screen: shimmers, a line with Retry, words for an empty list, or the matches (R2-33..36, D44). */
export function MatchList({ view, sports, sport, place, ...props }: MatchListProps) {
  const columns = mainColumns(sport);
  const matchesOfView = useMatchList(view);
  const list = view === null ? sports : matchesOfView;
  const hasRows = list.matches === undefined ? !list.hasFailed : list.matches.length > 0;
  return (
    <div id="matches" tabIndex={-1} className={styles['list']}>
      <ColumnLabels columns={hasRows ? columns : []}>
        {place}
        <ListContent key={JSON.stringify(view)} {...props} {...list} columns={columns} />
        <SearchCount search={props.choice.search} count={list.matches?.length} />
      </ColumnLabels>
    </div>
  );
}

/** How many a search found, for who does not see the list change; the words for none are in the list itself. */
function SearchCount({ search, count = 0 }: { readonly search: string; readonly count: number | undefined }) {
  const t = useWords();
  return (
    <p role="status" className="visually-hidden">
      {search !== '' && count > 0 && t('sportsbook.list.found', { count })}
    </p>
  );
}

type ListContentProps = Pick<MatchListProps, 'choice' | 'path' | 'late' | 'instead'> &
  MatchListState & { readonly columns: readonly MainColumn[] };

function ListContent(props: ListContentProps) {
  const { choice, path, late, columns, matches, hasFailed, isFetching, retry } = props;
  const t = useWords();
  if (hasFailed)
    return <FailedState text={t('sportsbook.list.failed')} onRetry={retry} isRetrying={isFetching} />;
  if (matches?.length === 0) return <NoMatches choice={choice} path={path} instead={props.instead} />;
  if (matches === undefined) return <Shimmer kind="match" />;
  return <MatchDays matches={matches} columns={columns} late={late} />;
}

/** A list that really is empty says why, and where there is more. */
function NoMatches({ choice, path, instead }: Pick<MatchListProps, 'choice' | 'path' | 'instead'>) {
  const t = useWords();
  if (choice.search !== '')
    return (
      <>
        <EmptyState title={t('sportsbook.list.emptySearch', { query: choice.search })} />
        {instead}
      </>
    );
  const isToday = choice.tab === 'Today';
  const href = path + printChoice({ tab: isToday ? 'Tomorrow' : 'Highlights', sportId: choice.sportId });
  return (
    <EmptyState
      title={t(isToday ? 'sportsbook.list.emptyToday' : 'sportsbook.list.empty')}
      action={
        <ButtonLink href={href} look="secondary" size="small">
          {t(isToday ? 'sportsbook.list.seeTomorrow' : 'sportsbook.list.seeTop')}
        </ButtonLink>
      }
    />
  );
}
