import type { MouseEvent, ReactNode } from 'react';
import { BackIcon } from '../../icons/icons.ts';
import { UiLink } from '../../link/UiLink.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './PageHeader.module.css';

export interface PageHeaderProps {
  /** The page’s one heading of the first level. */
  readonly title: string;
  /** Where Back goes; no link without it. */
  readonly backHref?: string;
  /** Called before the link is followed; what prevents that goes back by itself. */
  readonly onBack?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Beside the title. */
  readonly action?: ReactNode;
}

/** The title of a page and the way back from it. The heading takes focus when the route changes (`tabIndex={-1}`). */
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
