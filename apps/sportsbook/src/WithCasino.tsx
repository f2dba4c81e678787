import { useMessageText } from '@kipenga/shell';
import { UiLink } from '@kipenga/ui';
import type { ReactNode } from 'react';
import styles from './with-casino.module.css';

/** What is drawn over the lists, or among them, and beside it the way to the casino. */
export function WithCasino({ children }: { readonly children: ReactNode }) {
  const toText = useMessageText();
  return (
    <div className={styles['banner']}>
      {children}
      <UiLink href="/casino" className={styles['casino']}>
        {toText({ id: 'shell.titles.casino' })}
      </UiLink>
    </div>
  );
}
