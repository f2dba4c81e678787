import { useEffect, type ReactNode } from 'react';
import styles from './screens.module.css';

interface PageHeadProps {
  readonly title: string;
  readonly note?: ReactNode;
  /** Actions of the screen. */
  readonly children?: ReactNode;
}

/** The head of a screen: title, note, actions. */
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
