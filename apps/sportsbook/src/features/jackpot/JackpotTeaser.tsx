import { useGetOfferedJackpotsQuery } from '@kipenga/api';
import { lazyPart, Nothing } from '@kipenga/shell';
import { Suspense, useRef } from 'react';
import { greatestJackpot } from './greatest-jackpot.ts';
import { OfferCard } from './OfferCard.tsx';
import { useIsOutOfSight } from './use-is-out-of-sight.ts';

const NoJackpotBanner = lazyPart(
  () => import('./NoJackpotBanner.tsx').then((file) => file.NoJackpotBanner),
  Nothing,
);

/** The open jackpot with the largest prize, on a page about something else. It never moves visible content. */
export function JackpotTeaser() {
  const place = useRef<HTMLDivElement>(null);
  const { data } = useGetOfferedJackpotsQuery();
  const jackpot = greatestJackpot(data ?? []);
  const mayCome = useIsOutOfSight(place, data !== undefined);
  return (
    <div ref={place}>
      {mayCome && (
        <Suspense>{jackpot === null ? <NoJackpotBanner /> : <OfferCard jackpot={jackpot} />}</Suspense>
      )}
    </div>
  );
}
