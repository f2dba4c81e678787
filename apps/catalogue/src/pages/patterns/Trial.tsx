import type { ReactNode } from 'react';
import styles from './pattern.module.css';

/** A page to try a pattern on: what is on it, in one line, and the parts. */
export const Trial = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className={styles['trial']}>
    <h1 lang="en">{title}</h1>
    {children}
  </div>
);

/** Room above a slip bar, for its arc. */
export const RoomForTheArc = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['bar']}>{children}</div>
);
