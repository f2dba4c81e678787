import { instantFromMs, isSessionExpired } from '@kipenga/betting-core';
import { selectProfile, sessionExpired, type SessionStore } from './session.slice.ts';

/** Milliseconds between checks of the stored expiry (R4-22, R9-09). */
export const SESSION_CHECK_MS = 15_000;

/**
 * Ends the session when it expires; checks now and every 15 s.
 * @returns a function that stops the clock.
 */
export function startSessionClock(store: SessionStore, nowMs: () => number = Date.now): () => void {
  const check = () => {
    const profile = selectProfile(store.getState());
    if (profile !== null && isSessionExpired(profile.expiresAt, instantFromMs(nowMs())))
      store.dispatch(sessionExpired());
  };
  check();
  const timer = setInterval(check, SESSION_CHECK_MS);
  return () => clearInterval(timer);
}
