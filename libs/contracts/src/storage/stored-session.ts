import { profileOnTheWire, type Profile } from '../account/profile.wire.ts';
import { setAsideKey, STORAGE_KEYS } from './storage-keys.ts';
import { removeQuietly, storedEntry, type StoredEntry } from './stored-entry.ts';

const entry = storedEntry(STORAGE_KEYS.session, profileOnTheWire);

/**
 * The session, under the key `auth`: the auth profile of R3. An unreadable one counts as none. Clearing it leaves no copy of its
 * token.
 */
export const storedSession: StoredEntry<Profile> = {
  ...entry,
  clear: (storage) => {
    entry.clear(storage);
    removeQuietly(storage, setAsideKey(entry.key));
  },
};
