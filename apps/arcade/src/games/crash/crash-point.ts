import { first52Bits, type Digest } from '../../fairness/digest.ts';
import { multiplier, type Multiplier } from '../multiplier.ts';

/** Of each 100 staked on crash, 96 come back in the long run, whatever multiplier a player aims at. */
export const CRASH_RETURN_PERCENT = 96;

/** The smallest cash-out: 1.01. */
export const SMALLEST_CASH_OUT = multiplier(101);

/** No flight goes further: whoever is on board then is cashed out at 1,000.00. */
export const LARGEST_MULTIPLIER = multiplier(100_000);

/** How many equally likely numbers a digest's first bits are. */
export const DIGESTS = 2n ** 52n;
const START = 100n;

/**
 * Where a flight ends: the last multiplier it reaches. With u, the digest's first 52 bits as a fraction below one, it is
 * 0.96 / (1 - u) rounded down to hundredths, at least 1.00: it reaches a multiplier m above 1.00 with a chance of 0.96 / m.
 */
export const crashPoint = (digest: Digest): Multiplier => {
  const point = (BigInt(CRASH_RETURN_PERCENT) * DIGESTS) / (DIGESTS - first52Bits(digest));
  const least = point < START ? START : point;
  return multiplier(Number(least > BigInt(LARGEST_MULTIPLIER) ? BigInt(LARGEST_MULTIPLIER) : least));
};

/** How many of the 2^52 equally likely digests let a flight reach this multiplier (above 1.00). */
export const digestsReaching = (by: Multiplier): bigint =>
  (BigInt(CRASH_RETURN_PERCENT) * DIGESTS) / BigInt(by);
