import { useHasPassed } from '../../feedback/Shimmer/use-has-passed.ts';
import { useWords } from '../../words/use-words.ts';
import tables from '../LiveTableTile/LiveTables.module.css';
import styles from './GameGrid.module.css';

/** Content being loaded. Each kind has the size of its content, so that the page does not jump. */
export type GameShimmerKind = 'game' | 'table';

const LOOK = {
  game: { grid: styles['grid'], blank: styles['blank'], count: 9 },
  table: { grid: tables['tables'], blank: tables['blank'], count: 4 },
} as const satisfies Record<GameShimmerKind, object>;

/** Placeholders in the size of games or live tables. After 8 s they say that the network is slow. */
export function GameShimmer({
  kind = 'game',
  count = LOOK[kind].count,
  slowAfterMs = 8000,
}: {
  /** `game` by default. */
  readonly kind?: GameShimmerKind;
  /** Number of tiles; by default nine games or four tables, which fill a phone's screen. */
  readonly count?: number;
  /** Milliseconds until it says that the network is slow; 8,000 by default. */
  readonly slowAfterMs?: number;
}) {
  const t = useWords();
  const isSlow = useHasPassed(slowAfterMs);
  return (
    <div role="status">
      <p className={isSlow ? styles['slow'] : 'visually-hidden'}>
        {t(isSlow ? 'ui.shimmer.slow' : 'ui.shimmer.loading')}
      </p>
      <div className={LOOK[kind].grid} aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          <i key={at} className={LOOK[kind].blank} data-testid="shimmer" />
        ))}
      </div>
    </div>
  );
}
