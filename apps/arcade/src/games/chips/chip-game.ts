import type { Cents } from '@kipenga/betting-core';
import type { SharedGame } from '../../play/shared-game.ts';
import { returnsBy } from '../unrisked.ts';
import { readChips, sumOf, writeChips, type Chip } from './chip.ts';
import { paidOn, type ChipRules } from './chip-rules.ts';

/** Time in which chips are taken, and in which the result is shown. */
export interface Pace {
  readonly bettingMs: number;
  readonly shownMs: number;
}

/** The most stakes of one player in one round. */
export const STAKES_AT_BOARD = 6;

/** A board game: one round at a time for everybody. A stake is several chips, debited and settled as one. */
export const chipGame = <Outcome>(
  rules: ChipRules<Outcome>,
  { bettingMs, shownMs }: Pace,
  markOf: (outcome: Outcome) => string,
  cap: Cents,
): SharedGame<readonly Chip[], Outcome> => ({
  bettingMs,
  shownMs,
  stakesPerRound: STAKES_AT_BOARD,
  blocks: rules.blocks,
  readTerms: ({ chips }, stake) => {
    const read = readChips(chips, rules.spots);
    return read === null || sumOf(read) !== stake ? null : read;
  },
  showTerms: ({ terms: chips }) => ({ at: null, pick: writeChips(chips) }),
  outcomeOf: rules.outcomeOf,
  wins: ({ terms: chips }, outcome) => {
    const paid = paidOn(rules, chips, outcome, cap);
    return paid === 0 ? null : { paid, at: null };
  },
  returns: (settled) => {
    const chips = settled.flatMap(({ terms }) => terms);
    return returnsBy(rules.results, (outcome) => paidOn(rules, chips, outcome, cap));
  },
  markOf,
});
