import {
  depositFor,
  type OutcomeId,
  type Rejection,
  type Selection,
  type TaxRecord,
  type TicketRejection,
} from '@kipenga/betting-core';
import { systemReason, type CurrentOdds, type PlaceBetAnswer } from '@kipenga/contracts';
import type { CurrentPick } from '../sports/index.ts';
import { dayLimitPassed, shutWords, type PlayRejection } from '../play-limits/index.ts';
import { because, inEnglish } from '../wording/index.ts';
import { combinationWords } from './combination.ts';
import { refused } from './refusals.ts';

/** Every reason against a bet or a ticket. */
type StakeRejection = Rejection | TicketRejection | PlayRejection;

/** The picks of a slip, as we know them. */
export type KnownMatches = ReadonlyMap<OutcomeId, CurrentPick>;

/** By our own names: what a client calls a match goes into no words of ours, least of all into an SMS. */
const matchesOf = (selections: readonly Selection[], known: KnownMatches = new Map()) =>
  selections
    .flatMap(({ outcomeId }) => known.get(outcomeId) ?? [])
    .map(({ homeTeam, awayTeam }) => ({ home: homeTeam, away: awayTeam }));

/** Everything the counter says beside a reason. */
interface CounterNow {
  readonly taxRecord: TaxRecord;
  /** In the slip's order; none at the counter of jackpots. */
  readonly prices?: readonly CurrentOdds[];
  readonly known?: KnownMatches;
}

type Answers = {
  readonly [K in StakeRejection['kind']]: (
    why: Extract<StakeRejection, { readonly kind: K }>,
    counter: CounterNow,
  ) => PlaceBetAnswer;
};

const ANSWERS: Answers = {
  'account-closed': (why) => refused(shutWords(why)),
  'account-blocked': (why) => refused(shutWords(why)),
  'login-needed': () => refused(because('login-needed')),
  'self-excluded': ({ until }) =>
    refused(until === null ? because('self-excluded-for-good') : because('self-excluded', { until })),
  'day-limit-passed': (why) => refused(dayLimitPassed(why)),
  'insufficient-funds': ({ kind, shortBy }, { taxRecord }) => ({
    kind,
    shortBy,
    depositNeeded: depositFor(shortBy, taxRecord),
    ...because(kind, { short: shortBy }),
  }),

  'empty-slip': () => refused(because('empty-slip')),
  'too-many-selections': ({ maximum }) => refused(because('too-many-selections', { maximum })),
  'same-match-twice': () => refused(because('same-match-twice')),
  'system-unplayable': ({ why }) => refused(inEnglish(systemReason(why))),
  'stake-not-whole': () => refused(because('stake-not-whole')),
  'stake-too-low': ({ minimum }) => refused(because('stake-too-low', { minimum })),
  'stake-too-high': ({ maximum }) => refused(because('stake-too-high', { maximum })),
  'free-bet-missing': () => refused(because('free-bet-missing')),
  'free-bet-stake-differs': ({ freeBet }) => refused(because('free-bet-stake-differs', { amount: freeBet })),
  'free-bet-not-prematch': () => refused(because('free-bet-not-prematch')),
  'outcome-unknown': (_, { prices }) => refused(because('outcome-unknown'), prices),
  'match-started': ({ kind, selections }, { prices, known }) =>
    refused(because(kind, { matches: matchesOf(selections, known) }), prices),
  'match-postponed': ({ kind, selections }, { prices, known }) =>
    refused(because(kind, { matches: matchesOf(selections, known) }), prices),
  'outcome-suspended': ({ kind, selections }, { prices, known }) => {
    const [words] = selections.flatMap(({ outcomeId }) => combinationWords(known?.get(outcomeId)) ?? []);
    return refused(words ?? because(kind, { matches: matchesOf(selections, known) }), prices);
  },
  'odds-changed': ({ changes }, { prices }) => refused(because('odds-changed', { changes }), prices),

  'other-jackpot': () => refused(because('jackpot-unknown')),
  'jackpot-not-open': () => refused(because('jackpot-not-open')),
  'picks-unknown': () => refused(because('picks-unknown')),
  'picks-missing': ({ matchIds }) => refused(because('picks-missing', { missing: matchIds.length })),
  'too-many-doubles': ({ maximum }) => refused(because('too-many-doubles', { maximum })),
};

/** Answers the reason against a bet or a ticket (R8-04, D04, D65), with the prices of now where the slip has to be read again (D07). */
export const answerFor = (why: StakeRejection, counter: CounterNow): PlaceBetAnswer =>
  ANSWERS[why.kind](why as never, counter);
