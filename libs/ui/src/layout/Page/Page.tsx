import type { ReactNode } from 'react';
import styles from './Page.module.css';

/** Column for all content of a page: at most 768 px wide, centred on a wide screen (R2-28). */
export const Page = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['page']}>{children}</div>
);
