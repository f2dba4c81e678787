import type { ReactNode } from 'react';
import { showFocused } from '../../controls/Pills/show-focused.ts';
import { UiLink } from '../../link/UiLink.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './MenuTabs.module.css';

/** One entry of the menu row. */
export interface MenuTab {
  /** Unique among the tabs. */
  readonly id: string;
  /** Text in the visitor's language. */
  readonly label: string;
  /** Address of the destination. */
  readonly href: string;
  /** True to show the mark "New" (R2-22). */
  readonly isNew?: boolean;
}

export interface MenuTabsProps {
  /** The destinations, in their order. */
  readonly tabs: readonly MenuTab[];
  /** Id of the current destination; null if the page is none of them. */
  readonly currentId: string | null;
  /** Content at the end of the row that stays visible while the row scrolls. */
  readonly children?: ReactNode;
}

/** The row of destinations below the header. It scrolls sideways; the current one is bold with a bar. */
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
