import type { Cents } from '@kipenga/betting-core';
import { multiplier, type Multiplier } from '../multiplier.ts';
import { LARGEST_MULTIPLIER, SMALLEST_CASH_OUT } from './crash-point.ts';

/** The multiplier grows by this exponent each millisecond: 2.00 after 7.7 s, 10.00 after 25.6 s, 1,000.00 after 77 s. */
const GROWTH_PER_MS = 0.000_09;

/** The unrounded multiplier in hundredths, for drawing. */
export const growthAt = (elapsedMs: number): number => 100 * Math.exp(GROWTH_PER_MS * elapsedMs);

/** The multiplier of a flight this long after its start. */
export const multiplierAt = (elapsedMs: number): Multiplier =>
  multiplier(Math.min(LARGEST_MULTIPLIER, Math.max(100, Math.floor(growthAt(elapsedMs) + 1e-9))));

/** The time after a flight's start when it first shows this multiplier, in milliseconds, rounded up. */
export const elapsedAt = (by: Multiplier): number => Math.ceil(Math.log(by / 100) / GROWTH_PER_MS);

/**
 * The duration of a flight that ends at this point: until it would show more. The longest ends on reaching the
 * largest multiplier.
 */
export const flightMs = (point: Multiplier): number =>
  point >= LARGEST_MULTIPLIER ? elapsedAt(LARGEST_MULTIPLIER) : elapsedAt(multiplier(point + 1));

/**
 * The multiplier of the automatic cash-out without a target: where the payout reaches the cap, or the largest
 * multiplier.
 */
export const highestFor = (stake: Cents, cap: Cents): Multiplier =>
  multiplier(Math.min(LARGEST_MULTIPLIER, Math.floor((cap * 100) / stake)));

/** Reads a target from a request, in hundredths; null if no cash-out is possible there. */
export const readTarget = (target: unknown): Multiplier | null =>
  typeof target === 'number' &&
  Number.isSafeInteger(target) &&
  target >= SMALLEST_CASH_OUT &&
  target <= LARGEST_MULTIPLIER
    ? multiplier(target)
    : null;
