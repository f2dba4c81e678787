import type { Balance, PlaceJackpotBetRequest, Profile } from '@kipenga/api';
import {
  checkTicket,
  combinations,
  formatKes,
  ticketStake,
  type BetLimits,
  type Jackpot,
  type JackpotTicket,
  type LeftToday,
  type Result,
  type TicketRejection,
} from '@kipenga/betting-core';
import { dayLimitMessage, exclusionMessage, message, type Message } from '@kipenga/shell';
import { wholeKes } from '@kipenga/ui';

interface ConfirmedTicket {
  readonly ticket: JackpotTicket;
  readonly jackpot: Jackpot;
  readonly limits: BetLimits;
  readonly profile: Profile;
  readonly wallet: Balance;
  /** The remainder of the day under the customer's own limits; null without a limit. */
  readonly leftToday?: LeftToday | null;
}

/** A rejection before a confirmed ticket is sent, with the ticket. */
export type TicketRefusal = { readonly rejection: TicketRejection; readonly request: PlaceJackpotBetRequest };

/**
 * Builds the ticket that the customer confirmed, checked by the platform's own rule. The platform checks again (D04,
 * D65).
 */
export function ticketRequest(confirmed: ConfirmedTicket): Result<PlaceJackpotBetRequest, TicketRefusal> {
  const { ticket, jackpot, limits, profile, wallet, leftToday } = confirmed;
  const request: PlaceJackpotBetRequest = {
    profileId: profile.profileId,
    picks: ticket.picks.map(({ feedMatchId: _feed, ...pick }) => pick),
    stake: ticketStake(ticket, jackpot.betAmount),
    combinations: combinations(ticket),
    jackpotType: jackpot.type,
  };
  // The platform's clock decides whether the first match has kicked off (D45).
  const house = { limits, now: null, balance: wallet.balance, leftToday: leftToday ?? null };
  const checked = checkTicket(ticket, jackpot, house);
  return checked.ok
    ? { ok: true, value: request }
    : { ok: false, reason: { rejection: checked.reason, request } };
}

/** The words for every reason a ticket is refused before it is sent. A new reason does not compile until it has its words. */
export function ticketRejectionText(rejection: TicketRejection): Message {
  switch (rejection.kind) {
    case 'other-jackpot':
      return message('sportsbook.ticket.otherJackpot');
    case 'jackpot-not-open':
      return message('ui.jackpot.notOpen');
    case 'login-needed':
      return message('sportsbook.place.logIn');
    case 'self-excluded':
      return exclusionMessage(rejection.until);
    case 'day-limit-passed':
      return dayLimitMessage(rejection);
    case 'picks-missing':
      return message('ui.jackpot.pickMore', { count: rejection.matchIds.length });
    case 'picks-unknown':
      return message('sportsbook.ticket.unknownPicks');
    case 'too-many-doubles':
      return message('ui.jackpot.refused.doubles');
    case 'stake-too-high':
      return message('ui.jackpot.tooMuch', { maximum: wholeKes(rejection.maximum) });
    case 'insufficient-funds':
      return message('sportsbook.slip.needed', { shortBy: formatKes(rejection.shortBy) });
  }
}
