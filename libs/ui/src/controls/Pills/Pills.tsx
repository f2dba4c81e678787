import { useLayoutEffect, useRef } from 'react';
import { showChosen } from './show-chosen.ts';
import { showFocused } from './show-focused.ts';
import styles from './Pills.module.css';

export interface PillsProps<Id extends string> {
  /** Accessible name of the choice. */
  readonly label: string;
  /** The pills in order, one or two words each. */
  readonly pills: readonly { readonly id: Id; readonly label: string }[];
  /** Id of the pressed pill; null for none. */
  readonly currentId: Id | null;
  /** Called with the pressed pill, which may be the current one. */
  readonly onSelect: (id: Id) => void;
}

/** One choice among many short ones, in a row that scrolls sideways and brings the chosen pill into view. */
export function Pills<Id extends string>({ label, pills, currentId, onSelect }: PillsProps<Id>) {
  const row = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the pill that is pressed follows from it
  useLayoutEffect(() => showChosen(row.current), [currentId]);
  return (
    <div ref={row} className={styles['pills']} role="group" aria-label={label} onFocus={showFocused}>
      {pills.map((pill) => (
        <button
          key={pill.id}
          type="button"
          className={styles['pill']}
          aria-pressed={pill.id === currentId}
          onClick={() => onSelect(pill.id)}
        >
          {pill.label}
        </button>
      ))}
    </div>
  );
}
