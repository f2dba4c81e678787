import type { ReactNode } from 'react';

/** A page of the catalogue to read. */
export const Prose = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <main className="prose" lang="en">
    <h1>{title}</h1>
    {children}
  </main>
);

/** Settings of a page to read: full width, where a component is shown on a phone; no axe, whose panel such a page does not have. */
export const WHOLE_WIDTH = { viewport: { value: 'page', isRotated: false }, a11y: { manual: true } };
