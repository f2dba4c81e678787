import type { SentStake } from '@kipenga/api';
import { printPickKey, type Betslip, type JackpotPick } from '@kipenga/betting-core';
import type { SentBet } from './sent-bets.slice.ts';

/** The picks of a bet by name: its outcomes. */
export const picksOfBet = ({ selections }: Pick<Betslip, 'selections'>): readonly string[] =>
  selections.map((one) => one.outcomeId);

/** The picks of a ticket by name: match and results, which no outcome is called. */
export const picksOfTicket = ({ picks }: { readonly picks: readonly NamedPick[] }): readonly string[] =>
  picks.map(({ matchId, pick }) => `${matchId}_${printPickKey(pick)}`);

type NamedPick = Pick<JackpotPick, 'matchId' | 'pick'>;

/** Are these the very picks of a bet or a ticket that was sent? */
export const areSamePicks = (sent: readonly string[], picks: readonly string[]): boolean =>
  sent.length === picks.length && picks.every((one) => sent.includes(one));

/** What the screen shows of a bet or a ticket that was sent. */
export const sentBetOf = (sent: SentStake, waitsFor: SentBet['waitsFor']): SentBet =>
  'bet' in sent
    ? { profileId: sent.bet.profileId, picks: picksOfBet(sent.bet), waitsFor }
    : { profileId: sent.ticket.profileId, picks: picksOfTicket(sent.ticket), waitsFor };
