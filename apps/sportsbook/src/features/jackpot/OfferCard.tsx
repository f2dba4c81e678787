import { JackpotCard } from '@kipenga/ui';
import type { WholeOffer } from './greatest-jackpot.ts';

/** A jackpot on a page about something else, with the way to play it. */
export const OfferCard = ({ jackpot }: { readonly jackpot: WholeOffer }) => (
  <JackpotCard
    name={jackpot.name}
    prize={jackpot.fund.prize}
    matchCount={jackpot.matchCount}
    stake={jackpot.betAmount}
    closesAt={jackpot.fund.closesAt}
    href="/jackpots"
  />
);
