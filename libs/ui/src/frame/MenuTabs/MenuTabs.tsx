import { UiLink } from '../../link/UiLink.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './MenuTabs.module.css';

/** One entry of the menu row. */
export interface MenuTab {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  /** Carries the mark "New" (R2-22). */
  readonly isNew?: boolean;
}

export interface MenuTabsProps {
  readonly tabs: readonly MenuTab[];
  readonly currentId: string | null;
}

/** The row of destinations under the header. It scrolls sideways; the current one is marked by weight and a bar. */
export function MenuTabs({ tabs, currentId }: MenuTabsProps) {
  const t = useWords();
  return (
    <nav className={styles['menu']} aria-label={t('ui.menu.label')}>
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
    </nav>
  );
}
