import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  /** Says why the list is empty. */
  readonly title: string;
  /** One more sentence, if the title is not enough. */
  readonly text?: ReactNode;
  /** Next step as a button or a link. */
  readonly action?: ReactNode;
}

/** An empty list: says why, and what to do next. Use `FailedState` for a list that failed to load. */
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
