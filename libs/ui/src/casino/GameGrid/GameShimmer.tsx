import { useEffect, useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import styles from './GameGrid.module.css';

/** Nine empty tiles of the size the games will have. After 8 s they say that the network is slow. */
export function GameShimmer({
  count = 9,
  slowAfterMs = 8000,
}: {
  /** Tiles; nine unless told. */
  readonly count?: number;
  /** After this long it says that the network is slow; 8 s unless told. */
  readonly slowAfterMs?: number;
}) {
  const t = useWords();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, [slowAfterMs]);
  return (
    <div role="status">
      <p className={isSlow ? styles['slow'] : 'visually-hidden'}>
        {t(isSlow ? 'ui.shimmer.slow' : 'ui.shimmer.loading')}
      </p>
      <div className={styles['grid']} aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          <i key={at} className={styles['blank']} data-testid="shimmer" />
        ))}
      </div>
    </div>
  );
}
