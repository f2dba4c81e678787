import type { ReactNode } from 'react';

/** The states of a component side by side, each under its name: the matrix of a page. */
export function Specimens<State extends string>({
  of,
  isRow = false,
}: {
  readonly of: Readonly<Record<State, ReactNode>>;
  readonly isRow?: boolean;
}) {
  return (
    <div className={isRow ? 'specimens row' : 'specimens'}>
      {Object.entries<ReactNode>(of).map(([name, specimen]) => (
        <figure key={name}>
          <figcaption>{name}</figcaption>
          {specimen}
        </figure>
      ))}
    </div>
  );
}
