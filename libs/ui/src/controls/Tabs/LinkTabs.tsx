import { useLayoutEffect, useRef } from 'react';
import { UiLink } from '../../link/UiLink.tsx';
import { showChosen } from '../Pills/show-chosen.ts';
import { showFocused } from '../Pills/show-focused.ts';
import styles from './Tabs.module.css';

export interface LinkTabsProps {
  /** What the tabs choose between, for assistive technology. */
  readonly label: string;
  /** In their order, each with its own address. */
  readonly tabs: readonly { readonly id: string; readonly label: string; readonly href: string }[];
  /** The one on show; `null` while the page shows none of them. */
  readonly currentId: string | null;
}

/** Tabs whose choice is in the URL (R2: `tab`): links that look like tabs, so Back and sharing work. */
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
