import { UiLink } from '../../link/UiLink.tsx';
import styles from './Tabs.module.css';

export interface LinkTabsProps {
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly label: string; readonly href: string }[];
  readonly currentId: string | null;
}

/** Tabs whose choice is in the URL (spec 2: `tab`): links that look like tabs, so Back and sharing work. */
export function LinkTabs({ label, tabs, currentId }: LinkTabsProps) {
  return (
    <nav className={styles['tabs']} aria-label={label}>
      {tabs.map((tab) => (
        <UiLink
          key={tab.id}
          href={tab.href}
          className={styles['tab']}
          aria-current={tab.id === currentId ? 'page' : undefined}
        >
          {tab.label}
        </UiLink>
      ))}
    </nav>
  );
}
