import type { ReactNode } from 'react';

/** A page of the catalogue to read. */
export const Prose = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <main className="prose" lang="en">
    <h1>{title}</h1>
    {children}
  </main>
);

/** The toolbar choices of a page to read: as wide as there is room, where a component stands on a phone. */
export const WHOLE_WIDTH = { viewport: { value: 'page', isRotated: false } };
