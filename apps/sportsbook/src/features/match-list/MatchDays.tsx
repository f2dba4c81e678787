import { groupByDay, type MainColumn, type Match } from '@kipenga/betting-core';
import { DayHeading } from '@kipenga/ui';
import { Fragment, useCallback, useDeferredValue, useMemo, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { selectionOfMain, selectionToggled } from '../slip/index.ts';
import { FIRST_VIEW } from './list-arguments.ts';
import { MatchRow } from './MatchRow.tsx';
import { useStayingRows } from './use-staying-rows.ts';

/** Matches over what comes late: below any phone's screen, so that nothing moves when it comes. */
const ROWS_BEFORE_LATE = 8;

/** The matches under their days (R2-33). The first rows are drawn at once, the others when the browser has time. */
export function MatchDays({
  matches,
  columns,
  late,
}: {
  readonly matches: readonly Match[];
  readonly columns: readonly MainColumn[];
  /** Far down among them. */
  readonly late: ReactNode;
}) {
  const dispatch = useDispatch();
  const staying = useStayingRows(matches);
  const firstRows = useMemo(() => staying.slice(0, FIRST_VIEW), [staying]);
  const rows = useDeferredValue(staying, firstRows);
  const pick = useCallback(
    (match: Match, column: MainColumn) => {
      const outcome = match.mainOutcomes[column];
      const selection = outcome === null ? null : selectionOfMain(match, outcome);
      if (selection !== null) dispatch(selectionToggled(selection));
    },
    [dispatch],
  );
  const lastBeforeLate = rows[Math.min(ROWS_BEFORE_LATE, rows.length) - 1];
  return groupByDay(rows).map(({ day, matches: ofDay }) => (
    <section key={day} aria-labelledby={`day-${day}`}>
      <DayHeading day={day} id={`day-${day}`} />
      {ofDay.map((match) => (
        <Fragment key={match.id}>
          <MatchRow match={match} columns={columns} onPick={pick} />
          {match === lastBeforeLate && late}
        </Fragment>
      ))}
    </section>
  ));
}
