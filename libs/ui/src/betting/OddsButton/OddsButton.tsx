import { formatOdds, type Odds } from '@kipenga/betting-core';
import { memo } from 'react';
import { LockIcon } from '../../icons/icons.ts';
import { useWords } from '../../words/use-words.ts';
import { usePriceMove } from './use-price-move.ts';
import styles from './OddsButton.module.css';

export interface OddsButtonProps {
  /** The outcome's id, printed as `data-outcome`; `null` where the bookmaker offers none. */
  readonly outcomeId: string | null;
  /** The price; `null` shows a lock and disables the button (R4-03). */
  readonly odds: Odds | null;
  /** The short label above the price: 1, X, OV 2.5. */
  readonly label: string;
  /** Meaning of the pick without the price: "Gor Mahia to win". */
  readonly name: string;
  /** True if the slip holds this outcome (R4-02). */
  readonly isPicked?: boolean;
  /**
   * True if the outcome cannot be bet on for now: shows a lock, and the button keeps its place and its focus. A button whose price
   * disappears while it is on screen does the same.
   */
  readonly isSuspended?: boolean;
  /** True while the price loads. */
  readonly isLoading?: boolean;
  /** `auto` shows the label only where no column heading fits above; `always` is for market panels. */
  readonly showsLabel?: 'auto' | 'always';
  /** Shows the arrow of a moved price. By default the button watches `odds` itself. */
  readonly move?: 'up' | 'down' | null;
  /** Called with `outcomeId`, so that one stable function serves a whole list. */
  readonly onToggle?: (outcomeId: string) => void;
}

const WORD = {
  open: 'ui.odds.before',
  suspended: 'ui.odds.suspended',
  missing: 'ui.odds.missing',
  loading: 'ui.odds.loading',
} as const;

/**
 * One outcome with its price. The visible text is part of the accessible name (WCAG 2.5.3): "1 Gor Mahia to win, odds 2.35". In
 * lists the name is an attribute and the label is drawn by the style sheet: a page holds hundreds of these buttons, and each box in
 * them delays the first view. State is in `aria-pressed` and, unless it is open, in `data-state`; position and shape convey it
 * without colour.
 */
export const OddsButton = memo(function OddsButton({
  outcomeId,
  odds,
  label,
  name,
  isPicked = false,
  isSuspended = false,
  isLoading = false,
  showsLabel = 'auto',
  move,
  onToggle,
}: OddsButtonProps) {
  const t = useWords();
  const watched = usePriceMove(outcomeId, odds);
  const isOff = isSuspended || watched.isGone;
  const isMissing = (odds === null || outcomeId === null) && !isOff && !isLoading;
  const state = isLoading ? 'loading' : isOff ? 'suspended' : isMissing ? 'missing' : 'open';
  const price = state === 'open' && odds !== null ? formatOdds(odds) : null;
  const direction = state === 'open' ? (move === undefined ? watched.direction : move) : null;
  const isAlways = showsLabel === 'always';
  // A label that already is the name ("over 2.5") is not read twice.
  const said = t(WORD[state], { name: name === label ? '' : name }).replace(/^, /, '');
  return (
    <button
      type="button"
      className={styles['oddsButton']}
      data-outcome={outcomeId ?? undefined}
      data-state={state === 'open' ? undefined : state}
      data-label={isAlways ? undefined : label}
      data-move={direction ?? undefined}
      data-turn={direction === null ? undefined : watched.count % 2 === 0 ? 'even' : 'odd'}
      aria-label={isAlways ? undefined : [label, said, price].filter(Boolean).join(' ')}
      aria-pressed={isPicked}
      aria-disabled={(state !== 'open' && !isMissing) || undefined}
      disabled={isMissing}
      onClick={() => {
        if (state === 'open' && outcomeId !== null) onToggle?.(outcomeId);
      }}
    >
      {isAlways && (
        <>
          <span className={styles['label']}>{label}</span>{' '}
          <span className="visually-hidden">{said}</span>{' '}
        </>
      )}
      {price ?? (state === 'loading' ? <i className={styles['waiting']} /> : <LockIcon size="1rem" />)}
    </button>
  );
});
