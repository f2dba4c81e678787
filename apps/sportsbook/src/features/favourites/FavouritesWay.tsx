import { afterPaint, lazyPart, Nothing, whenTouched } from '@kipenga/shell';
import { StarIcon, UiLink } from '@kipenga/ui';
import { Suspense, useEffect, useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import styles from './favourites.module.css';
import type { LiveCountProps } from './LiveCount.tsx';
import { useFavourites } from './use-favourites.ts';

/** A tab without its number is a tab. */
const LiveCount = lazyPart<LiveCountProps>(
  () => import('./LiveCount.tsx').then((file) => file.LiveCount),
  Nothing,
);

/** From the lists to what is starred on this phone, as soon as something is; and how many matches are in play, for the tab beside. */
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

/** Whether somebody has touched the page, and seen what that did: nobody needs the count to see the first matches, nor a tap to wait for it. */
function useIsTouched(): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => whenTouched(() => afterPaint(() => setTouched(true))), []);
  return isTouched;
}
