import { cents, minCents, type Cents } from '@kipenga/betting-core';
import type { Digest } from '../../fairness/digest.ts';
import { payoutOf, type Multiplier } from '../multiplier.ts';
import type { PossibleResult } from '../unrisked.ts';
import type { Chip } from './chip.ts';

/** A game at a board: what comes of a digest, and what a chip on a spot is multiplied by. */
export interface ChipRules<Outcome> {
  readonly spots: ReadonlySet<string>;
  /** How many blocks a round's digest has. */
  readonly blocks: number;
  readonly outcomeOf: (digest: Digest) => Outcome;
  /** What a round can come to as far as chips are paid by it. */
  readonly results: readonly PossibleResult<Outcome>[];
  /** The stake included; 0 for a chip that is lost. */
  readonly pays: (spot: string, outcome: Outcome) => Multiplier;
}

/** What the chips bring together, and never above the cap. */
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
