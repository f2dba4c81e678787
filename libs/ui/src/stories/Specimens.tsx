import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** The states of a component side by side, each with its name. */
export function Specimens<State extends string>({
  of,
  isRow = false,
  isScreenWide = false,
}: {
  readonly of: Readonly<Record<State, ReactNode>>;
  /** For small specimens: as many in a row as fit. */
  readonly isRow?: boolean;
  /** For rows, cards and bars, which span the whole screen; only their names keep the margin. */
  readonly isScreenWide?: boolean;
}) {
  return (
    <div className={classNames('specimens', isRow && 'row', isScreenWide && 'screen-wide')}>
      {Object.entries<ReactNode>(of).map(([name, specimen]) => (
        <figure key={name}>
          <figcaption>{name}</figcaption>
          {specimen}
        </figure>
      ))}
    </div>
  );
}
