import { useMessageText } from '@kipenga/shell';
import { UiLink } from '@kipenga/ui';
import type { ReactNode } from 'react';
import styles from './with-casino.module.css';

/** The content over or among the lists, and beside it the link to the casino. */
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
