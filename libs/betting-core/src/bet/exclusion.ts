import { compareInstants, type Instant } from '../time/instant.ts';

/** A customer's exclusion from betting, at their own wish. */
export interface Exclusion {
  /** When it ends; null for never. */
  readonly until: Instant | null;
}

/** Why somebody excluded may not bet. */
export interface ExclusionRejection {
  /** The customer asked not to be able to bet. */
  readonly kind: 'self-excluded';
  /** When they can again; null for never. */
  readonly until: Instant | null;
}

/**
 * The reason an exclusion gives at a moment. There is none without an exclusion, or from its very end on
 * (I26).
 */
export function exclusionRejection(
  exclusion: Exclusion | null | undefined,
  now: Instant,
): ExclusionRejection | null {
  if (exclusion == null) return null;
  const hasEnded = exclusion.until !== null && compareInstants(exclusion.until, now) <= 0;
  return hasEnded ? null : { kind: 'self-excluded', until: exclusion.until };
}
