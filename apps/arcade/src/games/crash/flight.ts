import type { Cents } from '@kipenga/betting-core';
import { multiplier, type Multiplier } from '../multiplier.ts';
import { LARGEST_MULTIPLIER, SMALLEST_CASH_OUT } from './crash-point.ts';

/** The multiplier grows by this exponent each millisecond: 2.00 after 7.7 s, 10.00 after 25.6 s, 1,000.00 after 77 s. */
const GROWTH_PER_MS = 0.000_09;

/** How a flight grows, before it is rounded to hundredths: for drawing it. */
export const growthAt = (elapsedMs: number): number => 100 * Math.exp(GROWTH_PER_MS * elapsedMs);

/** The multiplier of a flight this long after its start. */
export const multiplierAt = (elapsedMs: number): Multiplier =>
  multiplier(Math.min(LARGEST_MULTIPLIER, Math.max(100, Math.floor(growthAt(elapsedMs) + 1e-9))));

/** When a flight first shows this multiplier, in milliseconds after its start, rounded up. */
export const elapsedAt = (by: Multiplier): number => Math.ceil(Math.log(by / 100) / GROWTH_PER_MS);

/** How long a flight lasts that ends at this point: until it would show more. The longest ends on reaching the largest multiplier. */
export const flightMs = (point: Multiplier): number =>
  point >= LARGEST_MULTIPLIER ? elapsedAt(LARGEST_MULTIPLIER) : elapsedAt(multiplier(point + 1));

/** Where a stake is cashed out without being asked: where it reaches the cap, or at the largest multiplier. */
export const highestFor = (stake: Cents, cap: Cents): Multiplier =>
  multiplier(Math.min(LARGEST_MULTIPLIER, Math.floor((cap * 100) / stake)));

/** A target as a page sends it, in hundredths; null for anything that is no possible cash-out. */
export const readTarget = (target: unknown): Multiplier | null =>
  typeof target === 'number' &&
  Number.isSafeInteger(target) &&
  target >= SMALLEST_CASH_OUT &&
  target <= LARGEST_MULTIPLIER
    ? multiplier(target)
    : null;
