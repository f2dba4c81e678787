import type { ReactNode } from 'react';
import styles from './Page.module.css';

/** The column the whole product stands in: at most 768 px wide, in the middle of a wide screen (R2-28). */
export const Page = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['page']}>{children}</div>
);
