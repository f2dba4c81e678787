import { useId, type ReactNode } from 'react';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { FailedState } from '../../feedback/FailedState/FailedState.tsx';
import { useWords } from '../../words/use-words.ts';
import { GameTile, type GameTileGame } from '../GameTile/GameTile.tsx';
import { GameShimmer } from './GameShimmer.tsx';
import styles from './GameGrid.module.css';

/** Load state of a grid's games. */
export type GameGridState = 'ready' | 'loading' | 'failed';

export interface GameGridProps {
  /** The heading: "New Games". */
  readonly title: string;
  /** Hides the heading where the page already has one; it still names the grid. */
  readonly isTitleHidden?: boolean;
  /** The games to list; read only when `state` is ready. */
  readonly games: readonly GameTileGame[];
  /** Ready by default. */
  readonly state?: GameGridState;
  /** Loads again after a failure. */
  readonly onRetry?: () => void;
  /** True while it loads again after a failure. */
  readonly isRetrying?: boolean;
  /** Requests the launch of a game. */
  readonly onOpen?: (gameId: string) => void;
  /** Adds a game to the favourites or removes it. Without it, tiles have no hearts. */
  readonly onFavourite?: (gameId: string) => void;
  /** Returns the address of a game, which makes the tiles links. */
  readonly hrefOf?: (gameId: string) => string;
  /** Id of the game whose launch is being requested. */
  readonly openingId?: string | null;
  /** Shown in place of the usual sentence when there are no games. */
  readonly emptyAction?: ReactNode;
}

/** Games in rows: three on a phone, more on wider screens, two with large text. A failed load differs from an empty list (D44). */
export function GameGrid({
  title,
  isTitleHidden = false,
  games,
  state = 'ready',
  onRetry,
  isRetrying = false,
  onOpen,
  onFavourite,
  hrefOf,
  openingId = null,
  emptyAction,
}: GameGridProps) {
  const t = useWords();
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id} className={isTitleHidden ? 'visually-hidden' : styles['title']}>
        {title}
      </h2>
      {state === 'loading' && <GameShimmer />}
      {state === 'failed' && <FailedState onRetry={() => onRetry?.()} isRetrying={isRetrying} />}
      {state === 'ready' && games.length === 0 && (
        <EmptyState title={t('ui.casino.emptyTitle')} text={t('ui.casino.emptyText')} action={emptyAction} />
      )}
      {state === 'ready' && games.length > 0 && (
        <ul className={styles['grid']}>
          {games.map((game, at) => (
            <li key={game.id}>
              <GameTile
                game={game}
                isEager={at < 6}
                isOpening={game.id === openingId}
                {...(hrefOf && { href: hrefOf(game.id) })}
                {...(onOpen && { onOpen })}
                {...(onFavourite && { onFavourite })}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
