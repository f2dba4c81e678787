import {
  feedMatchId,
  jackpotPick,
  ticketFor,
  type AcceptableTicket,
  type Jackpot,
  type JackpotPick,
  type JackpotTicket,
} from '@kipenga/betting-core';
import { printJackpotBetString, type PlaceJackpotBetRequest, type PlacedPick } from '@kipenga/contracts';
import { refused, type Bettor, type RefusedBet } from '../bets/index.ts';
import { worded } from '../wording/index.ts';

/**
 * Finds a confirmation that contradicts itself or its sender: another customer's profile, or a bet string that is not the slip's
 * (D65). Returns the refusal, or null if there is none. The offer is not read.
 */
export const findTicketDisagreement = (
  asked: PlaceJackpotBetRequest,
  { profileId }: Pick<Bettor, 'profileId'>,
): RefusedBet | null => {
  if (asked.profileId !== profileId) return refused(worded('not-yours'));
  const isSlips = asked.betString === undefined || asked.betString === printJackpotBetString(asked.picks);
  return isSlips ? null : refused(worded('slip-disagrees'));
};

/** A pick with our own names and position of its match; a pick of an unknown match keeps the client's names. */
const ownPick = (jackpot: Jackpot, asked: PlacedPick): JackpotPick => {
  const match = jackpot.matches.find(({ id }) => id === asked.matchId);
  return match ? jackpotPick(match, asked.pick) : { ...asked, feedMatchId: feedMatchId(asked.matchId) };
};

/** The ticket a confirmation asks for, in the order of the offer. */
export const ticketAsked = (asked: PlaceJackpotBetRequest, jackpot: Jackpot): JackpotTicket => ({
  ...ticketFor(jackpot),
  picks: asked.picks
    .map((pick) => ownPick(jackpot, pick))
    .toSorted((left, right) => left.position - right.position),
});

/** Compares the client's figures with those of the rules for the same picks (D07): their order, the lines and the price. */
export const findFalseTicketClaim = (
  asked: PlaceJackpotBetRequest,
  { ticket, combinations, stake }: AcceptableTicket,
): RefusedBet | null => {
  if (printJackpotBetString(asked.picks) !== printJackpotBetString(ticket.picks))
    return refused(worded('slip-disagrees'));
  return asked.stake === stake && asked.combinations === combinations
    ? null
    : refused(worded('ticket-price-differs', { stake }));
};
