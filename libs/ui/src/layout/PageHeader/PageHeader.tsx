import type { MouseEvent, ReactNode } from 'react';
import { BackIcon } from '../../icons/icons.ts';
import { UiLink } from '../../link/UiLink.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './PageHeader.module.css';

export interface PageHeaderProps {
  /** The page's only heading of the first level. */
  readonly title: string;
  /** Address of the Back link; no link without it. */
  readonly backHref?: string;
  /** Called before the link is followed. A handler that prevents the event has to navigate itself. */
  readonly onBack?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Shown beside the title. */
  readonly action?: ReactNode;
}

/** The title of a page with a Back link. The heading takes the focus when the route changes (`tabIndex={-1}`). */
export function PageHeader({ title, backHref, onBack, action }: PageHeaderProps) {
  const t = useWords();
  return (
    <div className={styles['header']}>
      {backHref !== undefined && (
        <UiLink href={backHref} onClick={onBack} className={styles['back']} aria-label={t('ui.page.back')}>
          <BackIcon />
        </UiLink>
      )}
      <h1 className={styles['title']} tabIndex={-1}>
        {title}
      </h1>
      {action}
    </div>
  );
}
