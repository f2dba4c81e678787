import type { BetStake, PlaceBetRequest, SentStake, SinglesStake } from '@kipenga/api';
import { printPickKey, type Betslip, type JackpotPick } from '@kipenga/betting-core';
import type { SentBet } from './sent-bets.slice.ts';

/** The key of a bet's picks: its outcomes. */
export const picksOfBet = ({ selections }: Pick<Betslip, 'selections'>): readonly string[] =>
  selections.map((one) => one.outcomeId);

/** The key of a ticket's picks: match and results, unlike any outcome id. */
export const picksOfTicket = ({ picks }: { readonly picks: readonly NamedPick[] }): readonly string[] =>
  picks.map(({ matchId, pick }) => `${matchId}_${printPickKey(pick)}`);

type NamedPick = Pick<JackpotPick, 'matchId' | 'pick'>;

/** True if both are the same picks, in any order. */
export const areSamePicks = (sent: readonly string[], picks: readonly string[]): boolean =>
  sent.length === picks.length && picks.every((one) => sent.includes(one));

/** Each sent bet or ticket by itself, as the screen keeps it. */
export function sentBetsOf(sent: SentStake, waitsFor: SentBet['waitsFor']): readonly SentBet[] {
  if ('ticket' in sent)
    return [{ profileId: sent.ticket.profileId, picks: picksOfTicket(sent.ticket), waitsFor }];
  return betsIn(sent).map((bet) => ({ profileId: bet.profileId, picks: picksOfBet(bet), waitsFor }));
}

/** The bets sent together, or the single one. */
export const betsIn = (sent: BetStake | SinglesStake): readonly PlaceBetRequest[] =>
  'bets' in sent ? sent.bets : [sent.bet];
