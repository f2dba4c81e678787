import { msOf, type Instant } from '../time/instant.ts';

/** Has this session's time passed (R4-22)? At its very last second it has. */
export const isSessionExpired = (expiresAt: Instant, now: Instant): boolean =>
  msOf(expiresAt, 'expiresAt') <= msOf(now, 'now');
