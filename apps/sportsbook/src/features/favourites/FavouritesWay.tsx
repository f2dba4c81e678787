import { afterPaint, lazyPart, Nothing, whenTouched } from '@kipenga/shell';
import { StarIcon, UiLink } from '@kipenga/ui';
import { Suspense, useEffect, useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import styles from './favourites.module.css';
import type { LiveCountProps } from './LiveCount.tsx';
import { useFavourites } from './use-favourites.ts';

/** The tab works without its number. */
const LiveCount = lazyPart<LiveCountProps>(
  () => import('./LiveCount.tsx').then((file) => file.LiveCount),
  Nothing,
);

/**
 * The link from the lists to the favourites of this phone, once there are any; and the number of matches in play, for
 * the tab beside it.
 */
export function FavouritesWay(live: LiveCountProps) {
  const t = useWords();
  const hasFavourites = (useFavourites()?.length ?? 0) > 0;
  return (
    <>
      {useIsTouched() && (
        <Suspense fallback={null}>
          <LiveCount {...live} />
        </Suspense>
      )}
      {hasFavourites && (
        <UiLink
          href="/countries?show=favourites"
          className={styles['way']}
          aria-label={t('sportsbook.favourites.title')}
        >
          <StarIcon fill="currentColor" />
        </UiLink>
      )}
    </>
  );
}

/**
 * True once the page has been touched and the result painted: the first view and the first tap must not wait for the
 * count.
 */
function useIsTouched(): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => whenTouched(() => afterPaint(() => setTouched(true))), []);
  return isTouched;
}
