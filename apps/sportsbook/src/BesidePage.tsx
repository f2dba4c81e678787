import { Beside, lazyPart, whenTouched } from '@kipenga/shell';
import { useEffect, useState } from 'react';
import { PricesOnScreen } from './PricesOnScreen.tsx';
import { useBannerLink } from './use-banner-link.ts';

const OnceUsed = lazyPart(() => import('./OnceUsed.tsx').then((file) => file.OnceUsed));

/** What comes after hydration and needs the store and the router, but draws nothing of the page. */
export function BesidePage() {
  useBannerLink();
  const isUsed = useIsUsed();
  return (
    <>
      <PricesOnScreen />
      {isUsed && (
        <Beside>
          <OnceUsed />
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
    const begin = () => void (timer = setTimeout(() => setIsUsed(true), LONG_TOUCHED_MS));
    // A tap may have come before the app (early taps).
    const stop = navigator.userActivation?.hasBeenActive ? begin() : whenTouched(begin);
    return () => {
      stop?.();
      clearTimeout(timer);
    };
  }, []);
  return isUsed;
}
