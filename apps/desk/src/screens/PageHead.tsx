import { useEffect, type ReactNode } from 'react';
import styles from './screens.module.css';

interface PageHeadProps {
  readonly title: string;
  readonly note?: ReactNode;
  /** What can be done here. */
  readonly children?: ReactNode;
}

/** The head of a screen: its name, what to know of it, what can be done. */
export function PageHead({ title, note, children }: PageHeadProps) {
  useEffect(() => {
    document.title = `${title} · Desk · Kipenga`;
  }, [title]);
  return (
    <div className={styles['head']}>
      <div>
        <h1>{title}</h1>
        {note !== undefined && <p>{note}</p>}
      </div>
      {children !== undefined && <div className={styles['headActs']}>{children}</div>}
    </div>
  );
}
