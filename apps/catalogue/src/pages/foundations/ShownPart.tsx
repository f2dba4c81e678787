import type { ReactNode } from 'react';

/** A rule with the part of the product that keeps it. */
export const ShownPart = ({ rule, children }: { readonly rule: ReactNode; readonly children: ReactNode }) => (
  <figure className="shown">
    <figcaption>{rule}</figcaption>
    <div className="part-shown">{children}</div>
  </figure>
);
