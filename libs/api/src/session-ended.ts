import { createAction } from '@reduxjs/toolkit';

/** What ended a session. */
export interface SessionEnd {
  readonly status: 401 | 402 | 403;
  /** The call that was answered so. */
  readonly endpoint: string;
}

/** A server answered 401, 402 or 403 to the token still in use: login state goes, slips stay, the login prompt opens (R4-21). */
export const sessionEnded = createAction<SessionEnd>('session/ended');
