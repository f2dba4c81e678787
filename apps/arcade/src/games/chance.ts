import { multiplier, type Multiplier } from './multiplier.ts';

/** An exact chance: `of` in `among`. */
export interface Chance {
  readonly of: bigint;
  readonly among: bigint;
}

/** What never happens. */
export const NEVER: Chance = { of: 0n, among: 1n };

/** Both come in; they have nothing to do with each other. */
export const bothOf = (one: Chance, other: Chance): Chance => ({
  of: one.of * other.of,
  among: one.among * other.among,
});

/** One of the two comes in; they never do together. */
export const eitherOf = (one: Chance, other: Chance): Chance => ({
  of: one.of * other.among + other.of * one.among,
  among: one.among * other.among,
});

/** The most hundredths that return no more than this percentage. @throws RangeError for what never happens. */
export const priceOf = ({ of, among }: Chance, returnPercent: number): Multiplier =>
  multiplier(Number((BigInt(returnPercent) * among) / of));
