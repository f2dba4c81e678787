import type { ReactNode } from 'react';
import styles from './BottomDock.module.css';

/** Holds the slip bar and the bottom navigation at the lower edge, and adds their height below the page's content. */
export const BottomDock = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['dock']}>{children}</div>
);
