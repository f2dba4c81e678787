import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** The states of a component side by side, each under its name: the matrix of a page. */
export function Specimens<State extends string>({
  of,
  isRow = false,
  isScreenWide = false,
}: {
  readonly of: Readonly<Record<State, ReactNode>>;
  /** Small ones, as many abreast as fit. */
  readonly isRow?: boolean;
  /** Rows, cards and bars, which stand from edge to edge of a screen: only their names keep the edge. */
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
