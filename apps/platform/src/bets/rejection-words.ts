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
import { worded, inEnglish } from '../wording/index.ts';
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
  'login-needed': () => refused(worded('login-needed')),
  'self-excluded': ({ until }) =>
    refused(until === null ? worded('self-excluded-for-good') : worded('self-excluded', { until })),
  'day-limit-passed': (why) => refused(dayLimitPassed(why)),
  'insufficient-funds': ({ kind, shortBy }, { taxRecord }) => ({
    kind,
    shortBy,
    depositNeeded: depositFor(shortBy, taxRecord),
    ...worded(kind, { short: shortBy }),
  }),

  'empty-slip': () => refused(worded('empty-slip')),
  'too-many-selections': ({ maximum }) => refused(worded('too-many-selections', { maximum })),
  'same-match-twice': () => refused(worded('same-match-twice')),
  'system-unplayable': ({ why }) => refused(inEnglish(systemReason(why))),
  'stake-not-whole': () => refused(worded('stake-not-whole')),
  'stake-too-low': ({ minimum }) => refused(worded('stake-too-low', { minimum })),
  'stake-too-high': ({ maximum }) => refused(worded('stake-too-high', { maximum })),
  'free-bet-missing': () => refused(worded('free-bet-missing')),
  'free-bet-stake-differs': ({ freeBet }) => refused(worded('free-bet-stake-differs', { amount: freeBet })),
  'free-bet-not-prematch': () => refused(worded('free-bet-not-prematch')),
  'outcome-unknown': (_, { prices }) => refused(worded('outcome-unknown'), prices),
  'match-started': ({ kind, selections }, { prices, known }) =>
    refused(worded(kind, { matches: matchesOf(selections, known) }), prices),
  'match-postponed': ({ kind, selections }, { prices, known }) =>
    refused(worded(kind, { matches: matchesOf(selections, known) }), prices),
  'outcome-suspended': ({ kind, selections }, { prices, known }) => {
    const [words] = selections.flatMap(({ outcomeId }) => combinationWords(known?.get(outcomeId)) ?? []);
    return refused(words ?? worded(kind, { matches: matchesOf(selections, known) }), prices);
  },
  'odds-changed': ({ changes }, { prices }) => refused(worded('odds-changed', { changes }), prices),

  'other-jackpot': () => refused(worded('jackpot-unknown')),
  'jackpot-not-open': () => refused(worded('jackpot-not-open')),
  'picks-unknown': () => refused(worded('picks-unknown')),
  'picks-missing': ({ matchIds }) => refused(worded('picks-missing', { missing: matchIds.length })),
  'too-many-doubles': ({ maximum }) => refused(worded('too-many-doubles', { maximum })),
};

/**
 * The answer that rejects a bet or a ticket with a reason (R8-04, D04, D65), with the current prices if the slip has to be read
 * again (D07).
 */
export const answerFor = (why: StakeRejection, counter: CounterNow): PlaceBetAnswer =>
  ANSWERS[why.kind](why as never, counter);
