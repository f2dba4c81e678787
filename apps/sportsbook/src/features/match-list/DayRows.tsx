import { groupByDay, type MainColumn, type Match } from '@kipenga/betting-core';
import { DayHeading } from '@kipenga/ui';
import { Fragment, useId, type ComponentType, type ReactNode } from 'react';
import { usePickMain } from '../slip/index.ts';
import { MatchRow, type MatchRowProps } from './MatchRow.tsx';

/** Rows above late content, enough to fill any phone's screen, so that nothing visible moves when it appears. */
const ROWS_BEFORE_LATE = 8;

export interface DayRowsProps {
  readonly matches: readonly Match[];
  readonly columns: readonly MainColumn[];
  /** Late content far down the list. */
  readonly late?: ReactNode;
  /** Draws a match in another way than with the prices of its columns. */
  readonly row?: ComponentType<MatchRowProps> | undefined;
}

/** Rows under their days (R2-33); a tap on a price picks it. */
export function DayRows({ matches, columns, late, row: Row = MatchRow }: DayRowsProps) {
  const id = useId();
  const pick = usePickMain();
  const lastBeforeLate = matches[Math.min(ROWS_BEFORE_LATE, matches.length) - 1];
  return groupByDay(matches).map(({ day, matches: ofDay }) => (
    <section key={day} aria-labelledby={id + day}>
      <DayHeading day={day} id={id + day} />
      {ofDay.map((match) => (
        <Fragment key={match.id}>
          <Row match={match} columns={columns} onPick={pick} />
          {match === lastBeforeLate && late}
        </Fragment>
      ))}
    </section>
  ));
}
