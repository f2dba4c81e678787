import { mainColumns, type MainColumn, type Sport } from '@kipenga/betting-core';
import { ButtonLink, ColumnLabels, EmptyState, FailedState, Shimmer } from '@kipenga/ui';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import type { DayRowsProps } from './DayRows.tsx';
import { MatchDays } from './MatchDays.tsx';
import styles from './match-list.module.css';
import { printChoice, type ListChoice, type ListView } from './match-view.ts';
import { useMatchList, type MatchListState } from './use-match-list.ts';

export interface MatchListProps extends Pick<DayRowsProps, 'late' | 'row'> {
  readonly choice: ListChoice;
  readonly view: ListView | null;
  /** Loading state of the sports: without them there may be no view to load. */
  readonly sports: MatchListState;
  readonly sport: Sport;
  /** The path of the screen, for links to its other lists. */
  readonly path: string;
  /** Shown above the list in every state, so that the screen always has its heading. */
  readonly place: ReactNode;
  /** The columns, if they are not all of the sport's. */
  readonly columns?: readonly MainColumn[] | undefined;
  /** Their headings, if they are not the columns' own. */
  readonly labels?: readonly string[] | undefined;
}

/** The list of a sports screen: shimmers, a line with Retry, words for an empty list, or the matches (R2-33..36, D44). */
export function MatchList({
  view,
  sports,
  sport,
  place,
  columns = mainColumns(sport),
  labels,
  ...props
}: MatchListProps) {
  const matchesOfView = useMatchList(view);
  const list = view === null ? sports : matchesOfView;
  const hasRows = list.matches === undefined ? !list.hasFailed : list.matches.length > 0;
  return (
    <div id="matches" tabIndex={-1} className={styles['list']}>
      <ColumnLabels columns={hasRows ? columns : []} labels={labels}>
        {place}
        <ListContent key={JSON.stringify(view)} {...props} {...list} columns={columns} />
      </ColumnLabels>
    </div>
  );
}

type ListContentProps = Pick<MatchListProps, 'choice' | 'path'> &
  Omit<DayRowsProps, 'matches'> &
  MatchListState;

function ListContent({ choice, path, matches, hasFailed, isFetching, retry, ...rows }: ListContentProps) {
  const t = useWords();
  if (hasFailed)
    return <FailedState text={t('sportsbook.list.failed')} onRetry={retry} isRetrying={isFetching} />;
  if (matches?.length === 0) return <NoMatches choice={choice} path={path} />;
  if (matches === undefined) return <Shimmer kind="match" />;
  return <MatchDays {...rows} matches={matches} />;
}

/** An empty list says why, and where more matches are. */
function NoMatches({ choice, path }: Pick<MatchListProps, 'choice' | 'path'>) {
  const t = useWords();
  const isToday = choice.tab === 'Today';
  const { sportId, market } = choice;
  const href = path + printChoice({ tab: isToday ? 'Tomorrow' : 'Highlights', sportId, market });
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
