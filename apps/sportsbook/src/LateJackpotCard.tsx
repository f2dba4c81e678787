import { Beside, lazyPart } from '@kipenga/shell';
import { useEffect, useState } from 'react';
import { hasDrawnBanner } from './DrawnBanner.tsx';

const LateBanner = lazyPart(() => import('./LateBanner.tsx').then((file) => file.LateBanner));

/**
 * The jackpot and the casino among the matches, where the page has no banner over them: they are fetched once somebody scrolls towards it, and take
 * nothing along if they stop.
 */
export function LateJackpotCard() {
  const [isNear, setNear] = useState(false);
  useEffect(() => window.addEventListener('scroll', () => setNear(!hasDrawnBanner()), { once: true }), []);
  return (
    isNear && (
      <Beside>
        <LateBanner />
      </Beside>
    )
  );
}
