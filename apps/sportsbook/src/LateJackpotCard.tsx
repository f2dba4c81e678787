import { LateBoundary, lazyPart, PartBoundary } from '@kipenga/shell';
import { useEffect, useState } from 'react';
import { hasDrawnBanner } from './DrawnBanner.tsx';

const JackpotTeaser = lazyPart(() =>
  import('./features/jackpot/JackpotTeaser.tsx').then((file) => file.JackpotTeaser),
);

/**
 * The jackpot among Home's matches, where the page has no banner over them: it is fetched once somebody scrolls towards it, and takes
 * nothing along if it stops.
 */
export function LateJackpotCard() {
  const [isNear, setNear] = useState(false);
  useEffect(() => window.addEventListener('scroll', () => setNear(!hasDrawnBanner()), { once: true }), []);
  return (
    isNear && (
      <PartBoundary fallback={() => null}>
        <LateBoundary>
          <JackpotTeaser />
        </LateBoundary>
      </PartBoundary>
    )
  );
}
