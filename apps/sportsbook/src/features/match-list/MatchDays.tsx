import { useDeferredValue, useMemo } from 'react';
import { DayRows, type DayRowsProps } from './DayRows.tsx';
import { FIRST_VIEW } from './list-arguments.ts';
import { useStayingRows } from './use-staying-rows.ts';

/** The matches of a list. The first rows are drawn at once, the others when the browser has time. */
export function MatchDays({ matches, ...others }: DayRowsProps) {
  const staying = useStayingRows(matches);
  const firstRows = useMemo(() => staying.slice(0, FIRST_VIEW), [staying]);
  return <DayRows {...others} matches={useDeferredValue(staying, firstRows)} />;
}
