import { createAction } from '@reduxjs/toolkit';
import type { ApiFailure } from './failure.ts';

/** What ended a session. */
export interface SessionEnd {
  readonly status: 401 | 402 | 403;
  /** The call that was answered so. */
  readonly endpoint: string;
}

/**
 * A server answered 401, 402 or 403 to the token in use. Login state goes, slips stay, the login prompt opens
 * (R4-21).
 */
export const sessionEnded = createAction<SessionEnd>('session/ended');

/**
 * Did a call fail with a status that ends a session? Then the login prompt says so, and nothing else has to
 * (R8-01).
 */
export const isSessionEnd = (
  failure: ApiFailure | null,
): failure is ApiFailure & { readonly kind: 'http'; readonly status: SessionEnd['status'] } =>
  failure?.kind === 'http' && failure.status >= 401 && failure.status <= 403;
