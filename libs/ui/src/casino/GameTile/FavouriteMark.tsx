import { HeartIcon } from '../../icons/HeartIcon.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './GameTile.module.css';

interface FavouriteMarkProps {
  readonly gameId: string;
  readonly name: string;
  readonly isFavourite: boolean;
  readonly onFavourite: (gameId: string) => void;
}

/** The heart in a tile's corner: a separate button, because the tile is a button or a link itself. */
export function FavouriteMark({ gameId, name, isFavourite, onFavourite }: FavouriteMarkProps) {
  const t = useWords();
  return (
    <label className={styles['heart']}>
      <input
        type="checkbox"
        aria-label={t('ui.casino.favourite', { name })}
        checked={isFavourite}
        onChange={() => onFavourite(gameId)}
      />
      <HeartIcon size="1.25rem" />
    </label>
  );
}
