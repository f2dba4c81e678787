import { useHasPassed } from '../../feedback/Shimmer/use-has-passed.ts';
import { useWords } from '../../words/use-words.ts';
import tables from '../LiveTableTile/LiveTables.module.css';
import styles from './GameGrid.module.css';

/** What is awaited: each has the size of what will replace it, so that nothing jumps. */
export type GameShimmerKind = 'game' | 'table';

const LOOK = {
  game: { grid: styles['grid'], blank: styles['blank'], count: 9 },
  table: { grid: tables['tables'], blank: tables['blank'], count: 4 },
} as const satisfies Record<GameShimmerKind, object>;

/** Empty tiles of the size the games, or the live tables, will have. After 8 s they say that the network is slow. */
export function GameShimmer({
  kind = 'game',
  count = LOOK[kind].count,
  slowAfterMs = 8000,
}: {
  /** Games unless told. */
  readonly kind?: GameShimmerKind;
  /** Tiles; nine games or four tables unless told: a phone’s first screen. */
  readonly count?: number;
  /** After this long it says that the network is slow; 8 s unless told. */
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
