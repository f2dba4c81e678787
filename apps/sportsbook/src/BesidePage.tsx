import { Beside, lazyPart, whenTouched } from '@kipenga/shell';
import { useEffect, useState } from 'react';
import { PricesOnScreen } from './PricesOnScreen.tsx';
import { useBannerLink } from './use-banner-link.ts';

const OnceUsed = lazyPart(() => import('./OnceUsed.tsx').then((file) => file.OnceUsed));

/** Parts started after hydration that need the store and the router, but draw nothing of the page. */
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

/** True once the page has been used for a while, or if it came from the phone. Work for later visits waits for it. */
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
