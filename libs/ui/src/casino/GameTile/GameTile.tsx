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

/** The data of a game that its tile shows. */
export interface GameTileGame {
  /** The provider's id; decides the colour of the tile. */
  readonly id: string;
  /** The provider's full name of the game. */
  readonly name: string;
  /** Address of its picture. The drawn tile is shown without a picture, until it loads, if it fails, and in data saving. */
  readonly imageUrl?: string | null;
  /** Drawing used without a picture, from `motifOf(game.typeId)`. */
  readonly motif?: GameMotif;
  /** True to show the mark "New". */
  readonly isNew?: boolean;
  /** Amount of the game's highest jackpot tier (R4-26). */
  readonly jackpot?: Cents | null;
  /** True if the customer has marked it as a favourite. */
  readonly isFavourite?: boolean;
}

export interface GameTileProps {
  /** The game to show. */
  readonly game: GameTileGame;
  /** Address of the game; without it the tile is a button. */
  readonly href?: string;
  /** Requests the launch. Pass one stable function to a whole grid. */
  readonly onOpen?: (gameId: string) => void;
  /** Adds the game to the favourites or removes it; without it there is no heart. Pass one stable function to a whole grid. */
  readonly onFavourite?: (gameId: string) => void;
  /** True while its launch is requested: the tile keeps its place and its focus, and ignores taps. */
  readonly isOpening?: boolean;
  /** True for tiles in the first view, which load their picture at once. */
  readonly isEager?: boolean;
}

/** One game in the ratio 3:4 with its name on a scrim, and a heart if favourites are kept. Nothing on it moves. */
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
