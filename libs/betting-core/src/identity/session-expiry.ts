import { msOf, type Instant } from '../time/instant.ts';

/**
 * True from the very last second of a session on. Throws RangeError for a wrong moment.
 *
 * @example
 * const expiresAt = instant('2026-11-21T10:00:00Z');
 * isSessionExpired(expiresAt, instant('2026-11-21T09:59:59Z')); // false
 * isSessionExpired(expiresAt, expiresAt); // true
 */
export const isSessionExpired = (expiresAt: Instant, now: Instant): boolean =>
  msOf(expiresAt, 'expiresAt') <= msOf(now, 'now');
