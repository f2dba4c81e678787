import type { ReactNode } from 'react';
import styles from './pattern.module.css';

/** Room around parts that have none of their own. */
export const Padded = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['padded']}>{children}</div>
);
