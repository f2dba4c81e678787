import { useId, type ReactNode } from 'react';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { FailedState } from '../../feedback/FailedState/FailedState.tsx';
import { useWords } from '../../words/use-words.ts';
import { GameTile, type GameTileGame } from '../GameTile/GameTile.tsx';
import { GameShimmer } from './GameShimmer.tsx';
import styles from './GameGrid.module.css';

/** How far the games of a grid are. */
export type GameGridState = 'ready' | 'loading' | 'failed';

export interface GameGridProps {
  /** The heading: "New Games". */
  readonly title: string;
  /** Hides the heading where the page already has one; it still names the grid. */
  readonly isTitleHidden?: boolean;
  /** The games of the list; looked at only when `state` is ready. */
  readonly games: readonly GameTileGame[];
  /** Ready unless told. Loading and failed have their own looks. */
  readonly state?: GameGridState;
  /** Asks again after a failure. */
  readonly onRetry?: () => void;
  /** It is being asked again, after a failure. */
  readonly isRetrying?: boolean;
  /** Asks for the launch of a game. */
  readonly onOpen?: (gameId: string) => void;
  /** Marks a game as a favourite, or takes the mark away; without it tiles have no hearts. */
  readonly onFavourite?: (gameId: string) => void;
  /** Where a game is played, if tiles are links. */
  readonly hrefOf?: (gameId: string) => string;
  /** The game whose launch is being asked for. */
  readonly openingId?: string | null;
  /** What to do when there are none; a sentence unless given. */
  readonly emptyAction?: ReactNode;
}

/** Games in rows: three on a phone, more where there is room, two where text is large. Failed is not empty (D44). */
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
