import { storedSession } from '@kipenga/contracts/storage';
import type { ShellStore } from '../store/create-store.ts';
import { persist, type PersistenceHost } from '../store/persist.ts';
import { selectProfile, sessionRestored } from './session.slice.ts';

/** Keeps the session at key `auth`, and in step with other tabs and the other app: logging out in one logs out all (R2-51, D50). */
export function persistSession(store: ShellStore, host: PersistenceHost): () => void {
  return persist(store, host, {
    entry: storedSession,
    select: selectProfile,
    restore: (profile) => store.dispatch(sessionRestored(profile)),
  });
}
