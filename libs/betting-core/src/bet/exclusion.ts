import { assertInstant, type Instant } from '../time/instant.ts';

/** A customer's exclusion from betting, at their own wish. */
export interface Exclusion {
  /** The end of the exclusion; null for never. */
  readonly until: Instant | null;
}

/** The reason why an excluded customer may not bet. */
export interface ExclusionRejection {
  /** The customer asked not to be able to bet. */
  readonly kind: 'self-excluded';
  /** The end of the exclusion; null for never. */
  readonly until: Instant | null;
}

/** Returns the rejection that an exclusion in force gives; null without one. */
export function exclusionRejection(exclusion: Exclusion | null | undefined): ExclusionRejection | null {
  if (exclusion == null) return null;
  if (exclusion.until !== null) assertInstant(exclusion.until, 'exclusion.until');
  return { kind: 'self-excluded', until: exclusion.until };
}
