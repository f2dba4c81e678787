import { useGetOfferedJackpotsQuery } from '@kipenga/api';
import type { OfferedJackpot } from '@kipenga/betting-core';
import { JackpotCard } from '@kipenga/ui';
import { useRef } from 'react';
import { useIsOutOfSight } from './use-is-out-of-sight.ts';

/** The open jackpot with the greatest prize, on a page about something else. It never moves what somebody looks at. */
export function JackpotTeaser() {
  const place = useRef<HTMLDivElement>(null);
  const { data = [] } = useGetOfferedJackpotsQuery();
  const jackpot = greatest(data);
  const mayCome = useIsOutOfSight(place, jackpot !== null);
  return (
    <div ref={place}>
      {mayCome && jackpot !== null && (
        <JackpotCard
          name={jackpot.name}
          prize={jackpot.fund.prize}
          matchCount={jackpot.matchCount}
          stake={jackpot.betAmount}
          closesAt={jackpot.fund.closesAt}
          href="/jackpots"
        />
      )}
    </div>
  );
}

/** An offer that tells all a card says. */
type WholeOffer = { readonly [Field in keyof OfferedJackpot]: NonNullable<OfferedJackpot[Field]> };

const isWhole = (offer: OfferedJackpot): offer is OfferedJackpot & WholeOffer =>
  offer.phase === 'open' && offer.fund !== null && offer.matchCount !== null && offer.betAmount !== null;

const greatest = (offers: readonly OfferedJackpot[]): WholeOffer | null =>
  offers.filter(isWhole).sort((one, other) => other.fund.prize - one.fund.prize)[0] ?? null;
