import { formatKes, type Cents } from '@kipenga/betting-core';
import { useWords } from '../../words/use-words.ts';
import { Win } from '../Win/Win.tsx';
import { useSpoken } from './use-spoken.ts';
import styles from './JackpotTicker.module.css';

export interface JackpotTickerProps {
  /** The highest tier; `null` while none is known, and the line is left out (R4-26). */
  readonly amount: Cents | null;
  /** Which jackpot; "Highest jackpot" unless told. */
  readonly label?: string;
  /** The least time between two announcements; a minute unless told. */
  readonly announceEveryMs?: number;
}

/** What the highest casino jackpot holds. A new value simply stands there: it neither counts up nor blinks, and speaks seldom. */
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
