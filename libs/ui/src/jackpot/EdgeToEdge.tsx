import type { ReactNode } from 'react';

/** A specimen from edge to edge of the screen, as rows and boards stand on a page: what fits beside the teams there depends on it. */
export const EdgeToEdge = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ marginInline: 'calc(-1 * var(--edge))' }}>{children}</div>
);
