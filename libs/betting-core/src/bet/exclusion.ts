import { assertInstant, type Instant } from '../time/instant.ts';

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

/** The reason an exclusion in force gives; none without one (I26). */
export function exclusionRejection(exclusion: Exclusion | null | undefined): ExclusionRejection | null {
  if (exclusion == null) return null;
  if (exclusion.until !== null) assertInstant(exclusion.until, 'exclusion.until');
  return { kind: 'self-excluded', until: exclusion.until };
}
