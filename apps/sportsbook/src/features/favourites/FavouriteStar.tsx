import { IconButton, StarIcon } from '@kipenga/ui';
import { useWords } from '../../words/use-words.ts';
import { keyOf, type Favourite } from './favourite.ts';
import { favourites } from './favourites.ts';
import styles from './favourites.module.css';
import { useFavourites } from './use-favourites.ts';

/** The star of a league or a match: pressed while it is a favourite. */
export function FavouriteStar({ of, name }: { readonly of: Favourite; readonly name: string }) {
  const t = useWords();
  const isStarred = useFavourites()?.some((one) => keyOf(one) === keyOf(of)) ?? false;
  return (
    <IconButton
      className={styles['star']}
      label={t('sportsbook.favourites.star', { name })}
      icon={<StarIcon />}
      aria-pressed={isStarred}
      onClick={() => favourites.toggle(of)}
    />
  );
}
