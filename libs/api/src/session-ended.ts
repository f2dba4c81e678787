import { createAction } from '@reduxjs/toolkit';
import type { ApiFailure } from './failure.ts';

/** Cause of a session's end. */
export interface SessionEnd {
  readonly status: 401 | 402 | 403;
  /** Name of the call with that answer. */
  readonly endpoint: string;
}

/**
 * A server answered 401, 402 or 403 to the current token. The login state is cleared, slips stay, and the login prompt opens
 * (R4-21).
 */
export const sessionEnded = createAction<SessionEnd>('session/ended');

/**
 * True if a call failed with a status that ends a session. The login prompt then explains it, and no other message is needed
 * (R8-01).
 */
export const isSessionEnd = (
  failure: ApiFailure | null,
): failure is ApiFailure & { readonly kind: 'http'; readonly status: SessionEnd['status'] } =>
  failure?.kind === 'http' && failure.status >= 401 && failure.status <= 403;
