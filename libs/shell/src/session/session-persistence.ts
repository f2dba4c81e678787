import { storedSession } from '@kipenga/contracts/storage';
import { persist, type PersistenceHost } from '../ground/persist.ts';
import { selectProfile, sessionRestored, type SessionStore } from './session.slice.ts';

/**
 * Keeps the session under the key `auth`, in step with other tabs and the other app: logging out in one logs out all (R2-51, D50).
 */
export function persistSession(store: SessionStore, host: PersistenceHost): () => void {
  return persist(store, host, {
    entry: storedSession,
    select: selectProfile,
    restore: (profile) => store.dispatch(sessionRestored(profile)),
  });
}
