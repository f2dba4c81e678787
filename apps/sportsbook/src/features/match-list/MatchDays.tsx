import { groupByDay, type MainColumn, type Match } from '@kipenga/betting-core';
import { DayHeading } from '@kipenga/ui';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { selectionOfMain, selectionToggled } from '../betslip/index.ts';
import { FIRST_VIEW } from './list-arguments.ts';
import { MatchRow } from './MatchRow.tsx';

/** The matches under their days (R2-33). The first rows are drawn at once, the others when the browser has time. */
export function MatchDays({
  matches,
  columns,
}: {
  readonly matches: readonly Match[];
  readonly columns: readonly MainColumn[];
}) {
  const dispatch = useDispatch();
  const firstRows = useMemo(() => matches.slice(0, FIRST_VIEW), [matches]);
  const rows = useDeferredValue(matches, firstRows);
  const pick = useCallback(
    (match: Match, column: MainColumn) => {
      const outcome = match.mainOutcomes[column];
      const selection = outcome === null ? null : selectionOfMain(match, outcome);
      if (selection !== null) dispatch(selectionToggled(selection));
    },
    [dispatch],
  );
  return groupByDay(rows).map(({ day, matches: ofDay }) => (
    <section key={day} aria-labelledby={`day-${day}`}>
      <DayHeading day={day} id={`day-${day}`} />
      {ofDay.map((match) => (
        <MatchRow key={match.id} match={match} columns={columns} onPick={pick} />
      ))}
    </section>
  ));
}
