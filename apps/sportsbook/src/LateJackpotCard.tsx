import { Beside, lazyPart } from '@kipenga/shell';
import { useEffect, useState } from 'react';
import { hasDrawnBanner } from './DrawnBanner.tsx';

const LateBanner = lazyPart(() => import('./LateBanner.tsx').then((file) => file.LateBanner));

/**
 * The jackpot and the casino among the matches, on pages without a banner above them. They load as the visitor
 * scrolls towards them; a failure affects nothing else.
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
