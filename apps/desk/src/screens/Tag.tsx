import type { ReactNode } from 'react';
import styles from './screens.module.css';

interface TagProps {
  readonly kind?: 'bad' | 'wait' | 'good' | undefined;
  readonly children: ReactNode;
}

/** A short word on a state; its colour only repeats it. */
export const Tag = ({ kind, children }: TagProps) => (
  <span className={styles['tag']} data-kind={kind}>
    {children}
  </span>
);
