import {
  depositFor,
  type OutcomeId,
  type Rejection,
  type Selection,
  type TaxRecord,
} from '@kipenga/betting-core';
import type { CurrentOdds, PlaceBetAnswer } from '@kipenga/contracts';
import { dayLimitPassed } from '../play-limits/index.ts';
import { because } from '../wording/index.ts';
import { refused } from './refusals.ts';

/** The teams of an outcome, as we know them. */
export type KnownMatches = ReadonlyMap<OutcomeId, { readonly homeTeam: string; readonly awayTeam: string }>;

/** By our own names: what a client calls a match goes into no words of ours, least of all into an SMS. */
const matchesOf = (selections: readonly Selection[], known: KnownMatches) =>
  selections
    .flatMap(({ outcomeId }) => known.get(outcomeId) ?? [])
    .map(({ homeTeam, awayTeam }) => ({ home: homeTeam, away: awayTeam }));

/** What the counter has before it while it refuses. */
interface CounterNow {
  /** In the slip's order. */
  readonly prices: readonly CurrentOdds[];
  readonly known: KnownMatches;
  readonly taxRecord: TaxRecord;
}

/** What the counter says to each reason the rules refuse a bet for (R8-04), with the prices of now (D07). */
export const answerFor = (rejection: Rejection, { prices, known, taxRecord }: CounterNow): PlaceBetAnswer => {
  const { kind } = rejection;
  switch (kind) {
    case 'insufficient-funds': {
      const { shortBy } = rejection;
      return {
        kind,
        shortBy,
        depositNeeded: depositFor(shortBy, taxRecord),
        ...because(kind, { short: shortBy }),
      };
    }
    case 'empty-slip':
    case 'login-needed':
    case 'same-match-twice':
    case 'stake-not-whole':
    case 'free-bet-missing':
    case 'free-bet-not-prematch':
      return refused(because(kind));
    case 'self-excluded':
      return refused(
        rejection.until === null
          ? because('self-excluded-for-good')
          : because(kind, { until: rejection.until }),
      );
    case 'day-limit-passed':
      return refused(dayLimitPassed(rejection));
    case 'too-many-selections':
      return refused(because(kind, { maximum: rejection.maximum }));
    case 'stake-too-low':
      return refused(because(kind, { minimum: rejection.minimum }));
    case 'stake-too-high':
      return refused(because(kind, { maximum: rejection.maximum }));
    case 'free-bet-stake-differs':
      return refused(because(kind, { amount: rejection.freeBet }));
    case 'outcome-unknown':
      return refused(because(kind), prices);
    case 'match-started':
    case 'match-postponed':
    case 'outcome-suspended':
      return refused(because(kind, { matches: matchesOf(rejection.selections, known) }), prices);
    case 'odds-changed':
      return refused(because(kind, { changes: rejection.changes }), prices);
    default:
      return hasNoWords(rejection);
  }
};

/** A reason the rules gain and this list forgets does not compile. */
const hasNoWords = (rejection: never): never => {
  throw new Error(`no words for ${JSON.stringify(rejection)}`);
};
