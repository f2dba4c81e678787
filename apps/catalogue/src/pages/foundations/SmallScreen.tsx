import type { CSSProperties, ReactNode } from 'react';

/** A screen drawn small, with a list on it. */
export const SmallScreen = ({ children }: { readonly children?: ReactNode }) => (
  <div className="small-screen" aria-hidden="true">
    {[0, 1, 2, 3, 4, 5, 6].map((at) => (
      <div key={at} className="row" style={{ top: 34 + at * 34 }}>
        match
      </div>
    ))}
    {children}
  </div>
);

/** A bar of a small screen, at its own height scaled by a half. */
export const Bar = ({
  name,
  height,
  at,
  look = {},
}: {
  readonly name: string;
  /** The token of its height. */
  readonly height: string;
  readonly at: 'top' | 'bottom';
  readonly look?: CSSProperties;
}) => (
  <div
    style={{
      [at]: 0,
      height: `calc(var(--${height}) * 0.65)`,
      background: 'var(--surface)',
      color: 'var(--text)',
      ...look,
    }}
  >
    {name}
  </div>
);
