import {
  formatKes,
  formatNairobiDateTime,
  formatOdds,
  type OutcomeId,
  type Rejection,
  type Selection,
} from '@kipenga/betting-core';
import type { CurrentOdds, PlaceBetAnswer } from '@kipenga/contracts';
import { refused } from './refusals.ts';

/** The teams of an outcome, as we know them. */
export type KnownMatches = ReadonlyMap<OutcomeId, { readonly homeTeam: string; readonly awayTeam: string }>;

/** By our own names: what a client calls a match goes into no words of ours, least of all into an SMS. */
const matchesOf = (selections: readonly Selection[], known: KnownMatches): string =>
  selections
    .flatMap(({ outcomeId }) => known.get(outcomeId) ?? [])
    .map(({ homeTeam, awayTeam }) => `${homeTeam} v ${awayTeam}`)
    .join(', ');

/** What the counter says to each reason the rules refuse a bet for (spec 8, R8-04), with the prices of now (D07). */
export const answerFor = (
  rejection: Rejection,
  prices: readonly CurrentOdds[],
  known: KnownMatches,
): PlaceBetAnswer => {
  const { kind } = rejection;
  switch (kind) {
    case 'insufficient-funds':
      return {
        kind,
        shortBy: rejection.shortBy,
        description: `Your balance is ${formatKes(rejection.shortBy)} short. Deposit and place the bet.`,
      };
    case 'empty-slip':
      return refused(kind, 'Your betslip is empty.');
    case 'login-needed':
      return refused(kind, 'Please log in to place a bet.');
    case 'self-excluded':
      return refused(
        kind,
        `You have asked not to bet${rejection.until === null ? '' : ` until ${formatNairobiDateTime(rejection.until)}`}.`,
      );
    case 'too-many-selections':
      return refused(kind, `A bet takes at most ${rejection.maximum} selections.`);
    case 'same-match-twice':
      return refused(kind, 'Your betslip has two picks of one match. Keep one of them.');
    case 'stake-not-whole':
      return refused(kind, 'The stake is in whole shillings.');
    case 'stake-too-low':
      return refused(kind, `The minimum bet is ${formatKes(rejection.minimum)}.`);
    case 'stake-too-high':
      return refused(kind, `The maximum bet is ${formatKes(rejection.maximum)}.`);
    case 'free-bet-missing':
      return refused(kind, 'You have no free bet to use.');
    case 'free-bet-stake-differs':
      return refused(kind, `A free bet is staked whole: ${formatKes(rejection.freeBet)}.`);
    case 'free-bet-not-prematch':
      return refused(kind, 'A free bet can be used on a prematch betslip only.');
    case 'outcome-unknown':
      return refused(kind, 'A pick on your betslip is not offered any more. Please remove it.', prices);
    case 'match-started':
      return refused(
        kind,
        `Already started: ${matchesOf(rejection.selections, known)}. Please remove it.`,
        prices,
      );
    case 'outcome-suspended':
      return refused(kind, `Not available now: ${matchesOf(rejection.selections, known)}.`, prices);
    case 'odds-changed':
      return refused(
        kind,
        `Odds have changed: ${rejection.changes.map(({ was, now }) => `${formatOdds(was)} is now ${formatOdds(now)}`).join(', ')}. Please check your betslip.`,
        prices,
      );
    default:
      return hasNoWords(rejection);
  }
};

/** A reason the rules gain and this list forgets does not compile. */
const hasNoWords = (rejection: never): never => {
  throw new Error(`no words for ${JSON.stringify(rejection)}`);
};
