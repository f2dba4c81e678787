import { first52Bits, type Digest } from '../../fairness/digest.ts';
import { multiplier, type Multiplier } from '../multiplier.ts';

/** The long-run return, in percent of stakes, at any target. */
export const CRASH_RETURN_PERCENT = 96;

/** The smallest cash-out: 1.01. */
export const SMALLEST_CASH_OUT = multiplier(101);

/** The longest flight: stakes still on board are cashed out at 1,000.00. */
export const LARGEST_MULTIPLIER = multiplier(100_000);

/** The number of equally likely values of a digest's first bits. */
export const DIGESTS = 2n ** 52n;
const START = 100n;

/**
 * The multiplier at which a flight ends. With u, the digest's first 52 bits as a fraction below one, it is 0.96 / (1
 * - u), rounded down to hundredths, at least 1.00. A flight reaches a multiplier m above 1.00 with a chance of 0.96 /
 * m.
 */
export const crashPoint = (digest: Digest): Multiplier => {
  const point = (BigInt(CRASH_RETURN_PERCENT) * DIGESTS) / (DIGESTS - first52Bits(digest));
  const least = point < START ? START : point;
  return multiplier(Number(least > BigInt(LARGEST_MULTIPLIER) ? BigInt(LARGEST_MULTIPLIER) : least));
};

/** Count of the 2^52 equally likely digests whose flight reaches this multiplier (above 1.00). */
export const digestsReaching = (by: Multiplier): bigint =>
  (BigInt(CRASH_RETURN_PERCENT) * DIGESTS) / BigInt(by);
