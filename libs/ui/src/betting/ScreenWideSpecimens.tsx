import type { ReactNode } from 'react';

/** Specimens of rows, cards and bars: as wide as the screen, as they stand in it. Only their names keep the edge. */
export function ScreenWideSpecimens<State extends string>({
  of,
}: {
  readonly of: Readonly<Record<State, ReactNode>>;
}) {
  return (
    <div className="specimens" style={{ paddingInline: 0 }}>
      {Object.entries<ReactNode>(of).map(([name, specimen]) => (
        <figure key={name} style={{ gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <figcaption style={{ paddingInline: 'var(--edge)' }}>{name}</figcaption>
          {specimen}
        </figure>
      ))}
    </div>
  );
}
