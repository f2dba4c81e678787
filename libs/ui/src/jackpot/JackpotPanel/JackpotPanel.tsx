import { type Cents, type Instant, type JackpotPhase } from '@kipenga/betting-core';
import type { ReactNode } from 'react';
import { DownIcon } from '../../icons/icons.ts';
import { useDates } from '../../dates/use-dates.ts';
import { sumsWhole } from '../../words/sums-whole.ts';
import { useWords } from '../../words/use-words.ts';
import { wholeKes } from '../whole-kes.ts';
import styles from './JackpotPanel.module.css';

export interface JackpotPanelProps {
  /** The offer’s name: "Mega Jackpot". */
  readonly name: string;
  /** Decides whether the panel takes picks, shows results, or shows only its description (R4-08). */
  readonly phase: JackpotPhase;
  /** Prize for all right picks; null or undefined while only the name is known. */
  readonly prize?: Cents | null;
  /** Closing time for picks, a minute before the first kick-off (D106). Shown as a plain time, never as a countdown. */
  readonly closesAt?: Instant | null;
  /** Open at the first render; afterwards the customer decides. */
  readonly isInitiallyOpen?: boolean;
  /** Called after it opened or closed, so that its matches can be loaded. */
  readonly onToggle?: (isOpen: boolean) => void;
  /** The board. */
  readonly children: ReactNode;
}

const PHASE_WORD = {
  open: 'ui.jackpot.phase.open',
  settled: 'ui.jackpot.phase.settled',
  closed: 'ui.jackpot.phase.closed',
} as const satisfies Record<JackpotPhase, string>;

/** One offer of the jackpots page: name, prize and closing time, with the board below. Several can be open at once (R2-42). */
export function JackpotPanel({
  name,
  phase,
  prize = null,
  closesAt = null,
  isInitiallyOpen = false,
  onToggle,
  children,
}: JackpotPanelProps) {
  const t = useWords();
  const date = useDates();
  const day = phase === 'settled' && closesAt !== null ? ` · ${date(closesAt, 'moment')}` : '';
  return (
    <details
      className={styles['panel']}
      data-phase={phase}
      open={isInitiallyOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={styles['head']}>
        <h2 className={styles['name']}>{name}</h2>
        {prize !== null && <b className={styles['prize']}>{sumsWhole(wholeKes(prize))}</b>}
        <span className={styles['state']}>
          {phase === 'open' && closesAt !== null
            ? t('ui.jackpot.closes', { at: date(closesAt, 'moment') })
            : t(PHASE_WORD[phase]) + day}
        </span>
        {phase === 'open' && <span className={styles['age']}>18+</span>}
        <DownIcon size="1.375rem" className={styles['arrow']} />
      </summary>
      {children}
    </details>
  );
}
