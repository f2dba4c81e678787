import { IconButton, StarIcon } from '@kipenga/ui';
import { useWords } from '../../words/use-words.ts';
import type { Favourite } from './favourite.ts';
import { favourites } from './favourites.ts';
import styles from './favourites.module.css';
import { useIsFavourite } from './use-favourites.ts';

/** The star of a league or a match: pressed while it is a favourite. */
export function FavouriteStar({ of, name }: { readonly of: Favourite; readonly name: string }) {
  const t = useWords();
  return (
    <IconButton
      className={styles['star']}
      label={t('sportsbook.favourites.star', { name })}
      icon={<StarIcon />}
      aria-pressed={useIsFavourite(of)}
      onClick={() => favourites.toggle(of)}
    />
  );
}
