import type { BetStake, PlaceBetRequest, SentStake, SinglesStake } from '@kipenga/api';
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

/** What the screen shows of what was sent: each bet or ticket by itself. */
export function sentBetsOf(sent: SentStake, waitsFor: SentBet['waitsFor']): readonly SentBet[] {
  if ('ticket' in sent)
    return [{ profileId: sent.ticket.profileId, picks: picksOfTicket(sent.ticket), waitsFor }];
  return betsIn(sent).map((bet) => ({ profileId: bet.profileId, picks: picksOfBet(bet), waitsFor }));
}

/** The bets that were sent together, or the one. */
export const betsIn = (sent: BetStake | SinglesStake): readonly PlaceBetRequest[] =>
  'bets' in sent ? sent.bets : [sent.bet];
