import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  /** Why there is nothing here. */
  readonly title: string;
  /** One more sentence, where the title is not enough. */
  readonly text?: ReactNode;
  /** The next step: a button or a link. */
  readonly action?: ReactNode;
}

/** A list that really is empty: it says why, and what to do next. A failed list is `FailedState`. */
export const EmptyState = ({ title, text, action }: EmptyStateProps) => (
  <div className={styles['empty']}>
    <svg viewBox="0 0 120 44" width="120" height="44" aria-hidden="true" focusable="false">
      <path d="M2 42h116M24 42a36 36 0 0 1 72 0M60 42v-1" />
    </svg>
    <p className={styles['title']}>{title}</p>
    {text !== undefined && <p>{text}</p>}
    {action}
  </div>
);
