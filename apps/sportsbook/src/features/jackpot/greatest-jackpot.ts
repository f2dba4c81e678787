import type { OfferedJackpot } from '@kipenga/betting-core';

/** An offer that tells all a card says. */
export type WholeOffer = { readonly [Field in keyof OfferedJackpot]: NonNullable<OfferedJackpot[Field]> };

const isWhole = (offer: OfferedJackpot): offer is OfferedJackpot & WholeOffer =>
  offer.phase === 'open' && offer.fund !== null && offer.matchCount !== null && offer.betAmount !== null;

/** The open jackpot with the greatest prize; null while none is open. */
export const greatestJackpot = (offers: readonly OfferedJackpot[]): WholeOffer | null =>
  offers.filter(isWhole).sort((one, other) => other.fund.prize - one.fund.prize)[0] ?? null;
