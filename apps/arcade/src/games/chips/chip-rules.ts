import { cents, minCents, type Cents } from '@kipenga/betting-core';
import type { Digest } from '../../fairness/digest.ts';
import { payoutOf, type Multiplier } from '../multiplier.ts';
import type { PossibleResult } from '../unrisked.ts';
import type { Chip } from './chip.ts';

/** The rules of a board game: the result of a digest, and the multiplier of a chip on a spot. */
export interface ChipRules<Outcome> {
  readonly spots: ReadonlySet<string>;
  /** The number of blocks in a round's digest. */
  readonly blocks: number;
  readonly outcomeOf: (digest: Digest) => Outcome;
  /** The possible results, as far as chips are paid by them. */
  readonly results: readonly PossibleResult<Outcome>[];
  /** The multiplier of a chip, the stake included; 0 for a lost chip. */
  readonly pays: (spot: string, outcome: Outcome) => Multiplier;
}

/** The payout of all chips, at most the cap. */
export const paidOn = <Outcome>(
  { pays }: Pick<ChipRules<Outcome>, 'pays'>,
  chips: readonly Chip[],
  outcome: Outcome,
  cap: Cents,
): Cents =>
  minCents(
    cents(chips.reduce((sum, { spot, amount }) => sum + payoutOf(amount, pays(spot, outcome), cap), 0)),
    cap,
  );
