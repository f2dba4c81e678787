import { useWords } from '../../words/use-words.ts';
import { useHasPassed } from './use-has-passed.ts';
import styles from './Shimmer.module.css';

/** Content being loaded. Each kind has the height of its row, so that the page does not jump. */
export type ShimmerKind = 'match' | 'bet' | 'transaction' | 'line';

export interface ShimmerProps {
  /** Kind of the content. */
  readonly kind: ShimmerKind;
  /** Number of rows; by default 10 matches, 3 bets, 5 transactions (R9), 1 line. */
  readonly count?: number;
  /** Milliseconds until the rows say that the network is slow; 8,000 by default. */
  readonly slowAfterMs?: number;
}

const USUAL_COUNT = { match: 10, bet: 3, transaction: 5, line: 1 } as const;

/** Placeholders while a list loads. */
export function Shimmer({ kind, count = USUAL_COUNT[kind], slowAfterMs = 8000 }: ShimmerProps) {
  const t = useWords();
  const isSlow = useHasPassed(slowAfterMs);
  return (
    <div className={styles['shimmer']} data-kind={kind} role="status">
      <p className={isSlow ? styles['slow'] : 'visually-hidden'}>
        {t(isSlow ? 'ui.shimmer.slow' : 'ui.shimmer.loading')}
      </p>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={styles['row']} data-testid="shimmer" aria-hidden="true">
          <i />
          <i />
          <b />
        </div>
      ))}
    </div>
  );
}
