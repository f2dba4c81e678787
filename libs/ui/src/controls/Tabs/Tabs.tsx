import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { showChosen } from '../Pills/show-chosen.ts';
import { showFocused } from '../Pills/show-focused.ts';
import styles from './Tabs.module.css';

export interface TabsProps<Id extends string> {
  /** Accessible name of the choice. */
  readonly label: string;
  /** The tabs in order, one or two words each. */
  readonly tabs: readonly { readonly id: Id; readonly label: string }[];
  /** Id of the current tab. */
  readonly currentId: Id;
  /** Called with the tab chosen by a tap or a key. */
  readonly onSelect: (id: Id) => void;
  /** Id of the element the tabs control; give it `role="tabpanel"`. */
  readonly panelId?: string;
}

/** Returns the index a key moves to; null for other keys. */
const stepOf = (key: string, at: number, count: number): number | null => {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
};

/** Tabs that change the content below without leaving the page. Arrow keys, Home and End move and select. */
export function Tabs<Id extends string>({ label, tabs, currentId, onSelect, panelId }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the tab that is selected follows from it
  useLayoutEffect(() => showChosen(list.current), [currentId]);
  const at = tabs.findIndex((tab) => tab.id === currentId);
  const move = (event: KeyboardEvent) => {
    const to = stepOf(event.key, at, tabs.length);
    const target = to === null ? undefined : tabs[to];
    if (to === null || target === undefined) return;
    event.preventDefault();
    onSelect(target.id);
    list.current?.querySelectorAll<HTMLButtonElement>('[role=tab]')[to]?.focus();
  };
  return (
    <div ref={list} className={styles['tabs']} role="tablist" aria-label={label} onFocus={showFocused}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          className={styles['tab']}
          aria-selected={tab.id === currentId}
          aria-controls={panelId}
          tabIndex={tab.id === currentId ? 0 : -1}
          onClick={() => onSelect(tab.id)}
          onKeyDown={move}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
