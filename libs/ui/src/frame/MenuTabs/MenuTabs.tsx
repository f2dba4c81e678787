import type { ReactNode } from 'react';
import { showFocused } from '../../controls/Pills/show-focused.ts';
import { UiLink } from '../../link/UiLink.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './MenuTabs.module.css';

/** One entry of the menu row. */
export interface MenuTab {
  /** Told from the others by it. */
  readonly id: string;
  /** Its words, in the language of the visit. */
  readonly label: string;
  /** Where it leads. */
  readonly href: string;
  /** Carries the mark "New" (R2-22). */
  readonly isNew?: boolean;
}

export interface MenuTabsProps {
  /** The destinations, in their order. */
  readonly tabs: readonly MenuTab[];
  /** The destination one is at; `null` on a page that is none of them. */
  readonly currentId: string | null;
  /** What stands at the end of the row, whatever of it is in sight. */
  readonly children?: ReactNode;
}

/** The row of destinations under the header. It scrolls sideways; the current one is marked by weight and a bar. */
export function MenuTabs({ tabs, currentId, children }: MenuTabsProps) {
  const t = useWords();
  return (
    <nav className={styles['menu']} aria-label={t('ui.menu.label')} onFocus={showFocused}>
      <ul className={styles['row']}>
        {tabs.map((tab) => (
          <li key={tab.id}>
            <UiLink
              href={tab.href}
              className={styles['tab']}
              aria-current={tab.id === currentId ? 'page' : undefined}
            >
              {tab.label} {tab.isNew === true && <span className={styles['new']}>{t('ui.menu.new')}</span>}
            </UiLink>
          </li>
        ))}
      </ul>
      {children}
    </nav>
  );
}
