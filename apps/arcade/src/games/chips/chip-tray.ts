import { addCents, cents, compareCents, type Cents } from '@kipenga/betting-core';
import { MOST_SPOTS, sumOf, type Chip } from './chip.ts';

/** Merges chips on the same spot. */
export const merged = (chips: readonly Chip[]): readonly Chip[] => {
  const bySpot = new Map<string, Cents>();
  for (const { spot, amount } of chips) bySpot.set(spot, addCents(bySpot.get(spot) ?? cents(0), amount));
  return [...bySpot].map(([spot, amount]) => ({ spot, amount }));
};

/** Chips that are placed but not staked. */
export class ChipTray {
  readonly #most: Cents;
  #laid: readonly Chip[] = [];

  /** `most` is the limit for all chips of a round. */
  constructor(most: Cents) {
    this.#most = most;
  }

  /** Places chips, unless with those staked they exceed the limit. */
  lay(chips: readonly Chip[], staked: Cents): boolean {
    const next = [...this.#laid, ...chips];
    const isTooMuch = compareCents(addCents(sumOf(next), staked), this.#most) > 0;
    if (isTooMuch || merged(next).length > MOST_SPOTS) return false;
    this.#laid = next;
    return true;
  }

  undo(): void {
    this.#laid = this.#laid.slice(0, -1);
  }

  clear(): void {
    this.#laid = [];
  }

  get chips(): readonly Chip[] {
    return merged(this.#laid);
  }

  get total(): Cents {
    return sumOf(this.#laid);
  }
}
