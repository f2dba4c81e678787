import { multiplier, type Multiplier } from './multiplier.ts';

/** An exact chance: `of` in `among`. */
export interface Chance {
  readonly of: bigint;
  readonly among: bigint;
}

/** An impossible event. */
export const NEVER: Chance = { of: 0n, among: 1n };

/** The chance that both of two independent events happen. */
export const bothOf = (one: Chance, other: Chance): Chance => ({
  of: one.of * other.of,
  among: one.among * other.among,
});

/** The chance that one of two exclusive events happens. */
export const eitherOf = (one: Chance, other: Chance): Chance => ({
  of: one.of * other.among + other.of * one.among,
  among: one.among * other.among,
});

/**
 * The highest multiplier, in hundredths, that returns at most this percentage.
 * @throws RangeError for an impossible event.
 */
export const priceOf = ({ of, among }: Chance, returnPercent: number): Multiplier =>
  multiplier(Number((BigInt(returnPercent) * among) / of));
