import { Beside, lazyPart, whenTouched } from '@kipenga/shell';
import { useEffect, useState } from 'react';
import { PricesOnScreen } from './PricesOnScreen.tsx';
import { useBannerLink } from './use-banner-link.ts';

const Offline = lazyPart(() => import('./offline/Offline.tsx').then((file) => file.Offline));

/** What comes after hydration and needs the store and the router, but draws nothing of the page. */
export function BesidePage() {
  useBannerLink();
  const isUsed = useIsUsed();
  return (
    <>
      <PricesOnScreen />
      {isUsed && (
        <Beside>
          <Offline />
        </Beside>
      )}
    </>
  );
}

const LONG_TOUCHED_MS = 3_000;

/** Has a person used the page for a while, or does it come from the phone? Until then it is spared what serves later visits. */
function useIsUsed(): boolean {
  const [isUsed, setIsUsed] = useState(() => document.documentElement.dataset['keptAt'] !== undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = whenTouched(() => (timer = setTimeout(() => setIsUsed(true), LONG_TOUCHED_MS)));
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
  return isUsed;
}
