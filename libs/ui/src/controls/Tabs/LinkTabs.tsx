import { useLayoutEffect, useRef } from 'react';
import { UiLink } from '../../link/UiLink.tsx';
import { showChosen } from '../Pills/show-chosen.ts';
import { showFocused } from '../Pills/show-focused.ts';
import styles from './Tabs.module.css';

export interface LinkTabsProps {
  /** Accessible name of the choice. */
  readonly label: string;
  /** The tabs in order, each with its own address. */
  readonly tabs: readonly { readonly id: string; readonly label: string; readonly href: string }[];
  /** Id of the current tab; null if the page is none of them. */
  readonly currentId: string | null;
}

/** Links that look like tabs, with the choice in the URL (R2: `tab`), so that Back and sharing work. */
export function LinkTabs({ label, tabs, currentId }: LinkTabsProps) {
  const row = useRef<HTMLElement>(null);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the tab that is on show follows from it
  useLayoutEffect(() => showChosen(row.current), [currentId]);
  return (
    <nav ref={row} className={styles['tabs']} aria-label={label} onFocus={showFocused}>
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
