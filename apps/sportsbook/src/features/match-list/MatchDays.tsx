import type { MainColumn, Match } from '@kipenga/betting-core';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { DayRows } from './DayRows.tsx';
import { FIRST_VIEW } from './list-arguments.ts';
import { useStayingRows } from './use-staying-rows.ts';

interface MatchDaysProps {
  readonly matches: readonly Match[];
  readonly columns: readonly MainColumn[];
  /** Far down among them. */
  readonly late: ReactNode;
}

/** The matches of a list. The first rows are drawn at once, the others when the browser has time. */
export function MatchDays({ matches, columns, late }: MatchDaysProps) {
  const staying = useStayingRows(matches);
  const firstRows = useMemo(() => staying.slice(0, FIRST_VIEW), [staying]);
  const rows = useDeferredValue(staying, firstRows);
  return <DayRows matches={rows} columns={columns} late={late} />;
}
