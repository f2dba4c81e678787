import type { ReactNode } from 'react';

/** A page of the catalogue to read. */
export const Prose = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <main className="prose" lang="en">
    <h1>{title}</h1>
    {children}
  </main>
);

/**
 * What is chosen for a page to read: as wide as there is room, where a component stands on a phone; and not read by axe, which would show
 * what it finds in a panel that such a page does not have.
 */
export const WHOLE_WIDTH = { viewport: { value: 'page', isRotated: false }, a11y: { manual: true } };
