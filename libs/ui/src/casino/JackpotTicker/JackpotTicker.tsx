import { formatKes, type Cents } from '@kipenga/betting-core';
import { useWords } from '../../words/use-words.ts';
import { Win } from '../Win/Win.tsx';
import { useSpoken } from './use-spoken.ts';
import styles from './JackpotTicker.module.css';

export interface JackpotTickerProps {
  /** Amount of the highest tier; without one, null, the line is left out (R4-26). */
  readonly amount: Cents | null;
  /** Name of the jackpot; "Highest jackpot" by default. */
  readonly label?: string;
  /** Least time between two announcements in milliseconds; 60,000 by default. */
  readonly announceEveryMs?: number;
}

/** Amount of the highest casino jackpot. A new amount replaces the old without counting up or blinking, and is announced seldom. */
export function JackpotTicker({ amount, label, announceEveryMs = 60_000 }: JackpotTickerProps) {
  const t = useWords();
  const win = amount === null ? null : t('ui.casino.win', { amount: formatKes(amount) });
  const spoken = useSpoken(win, announceEveryMs);
  return (
    <div className={styles['ticker']} data-state={amount === null ? 'none' : 'known'}>
      {amount !== null && (
        <p className={styles['line']}>
          <span className={styles['label']}>{label ?? t('ui.casino.jackpot')}</span>{' '}
          <b className={styles['amount']}>
            <Win amount={amount} />
          </b>
        </p>
      )}
      <p className="visually-hidden" aria-live="polite" aria-atomic="true">
        {spoken}
      </p>
    </div>
  );
}
