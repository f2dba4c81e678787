import type { Cents } from '@kipenga/betting-core';
import { memo, useState, type ReactNode } from 'react';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { UiLink } from '../../link/UiLink.tsx';
import { useIsSavingData } from '../../tokens/data-saver.ts';
import { useWords } from '../../words/use-words.ts';
import { Win } from '../Win/Win.tsx';
import { FavouriteMark } from './FavouriteMark.tsx';
import { groundOf, type GameMotif } from './game-look.ts';
import { GameMotifDrawing } from './GameMotifDrawing.tsx';
import styles from './GameTile.module.css';

/** A game as its tile names it. */
export interface GameTileGame {
  /** The provider’s id; the ground of the tile follows from it. */
  readonly id: string;
  /** The provider’s name for it, whole. */
  readonly name: string;
  /** Its picture; the drawn tile stands where there is none, until it comes, if it fails, and where data is saved. */
  readonly imageUrl?: string | null;
  /** What to draw without a picture; from `motifOf(game.typeId)`. */
  readonly motif?: GameMotif;
  /** Carries the mark "New". */
  readonly isNew?: boolean;
  /** The highest tier that can be won in it (R4-26). */
  readonly jackpot?: Cents | null;
  /** Its customer has marked it. */
  readonly isFavourite?: boolean;
}

export interface GameTileProps {
  /** The game to show. */
  readonly game: GameTileGame;
  /** Where the game is played; without it the tile is a button. */
  readonly href?: string;
  /** Asks for the launch. One stable function for a whole grid. */
  readonly onOpen?: (gameId: string) => void;
  /** Marks the game as a favourite, or takes the mark away; without it there is no heart. One stable function for a whole grid. */
  readonly onFavourite?: (gameId: string) => void;
  /** Its launch is being asked for: the tile keeps its place and its focus, and ignores taps. */
  readonly isOpening?: boolean;
  /** Tiles above the fold load their picture at once. */
  readonly isEager?: boolean;
}

/** One game, 3 : 4, with its name on a scrim, and a heart where favourites are kept. Nothing on it moves. */
export const GameTile = memo(function GameTile({ onFavourite, ...tile }: GameTileProps) {
  const { id, name, isFavourite = false } = tile.game;
  if (onFavourite === undefined) return <TileItself {...tile} />;
  return (
    <div className={styles['frame']}>
      <TileItself {...tile} />
      <FavouriteMark gameId={id} name={name} isFavourite={isFavourite} onFavourite={onFavourite} />
    </div>
  );
});

function TileItself({
  game,
  href,
  onOpen,
  isOpening = false,
  isEager = false,
}: Omit<GameTileProps, 'onFavourite'>) {
  const t = useWords();
  const isSaving = useIsSavingData();
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const { id, name, imageUrl = null, motif = 'numbers', isNew = false, jackpot = null } = game;
  const inside: ReactNode = (
    <>
      <GameMotifDrawing motif={motif} />
      {imageUrl !== null && imageUrl !== failedUrl && !isSaving && (
        <img
          className={styles['picture']}
          src={imageUrl}
          alt=""
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailedUrl(imageUrl)}
        />
      )}
      {isNew && <span className={styles['flag']}>{t('ui.casino.new')}</span>}{' '}
      <span className={styles['scrim']}>
        <span className={styles['name']}>{name}</span>{' '}
        {jackpot !== null && (
          <span className={styles['win']}>
            <Win amount={jackpot} />
          </span>
        )}
      </span>
      {isOpening && (
        <span className={styles['opening']}>
          <Spinner size="1.75rem" />
        </span>
      )}
    </>
  );
  const look = {
    className: styles['tile'],
    'data-ground': groundOf(id),
    'data-game': id,
    'data-jackpot': jackpot !== null || undefined,
    'aria-busy': isOpening || undefined,
    'aria-disabled': isOpening || undefined,
  };
  if (href !== undefined)
    return (
      <UiLink
        href={href}
        {...look}
        onClick={(event) => {
          if (isOpening) event.preventDefault();
        }}
      >
        {inside}
      </UiLink>
    );
  return (
    <button type="button" {...look} onClick={() => !isOpening && onOpen?.(id)}>
      {inside}
    </button>
  );
}
