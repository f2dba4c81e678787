import { StarIcon, UiLink } from '@kipenga/ui';
import { useWords } from '../../words/use-words.ts';
import styles from './favourites.module.css';
import { useFavourites } from './use-favourites.ts';

/** From the lists to what is starred on this phone, as soon as something is. */
export function FavouritesWay() {
  const t = useWords();
  const hasFavourites = (useFavourites()?.length ?? 0) > 0;
  return (
    hasFavourites && (
      <UiLink
        href="/countries?show=favourites"
        className={styles['way']}
        aria-label={t('sportsbook.favourites.title')}
      >
        <StarIcon fill="currentColor" />
      </UiLink>
    )
  );
}
