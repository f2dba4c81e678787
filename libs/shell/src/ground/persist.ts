import type { StoragePort, StoredEntry } from '@kipenga/contracts/storage';
import type { Store } from '@reduxjs/toolkit';
import { afterPaint } from './after-paint.ts';
import { watch } from './watch.ts';

/** Rules for keeping a slice in local storage, in step with other tabs and the other app. */
export interface Persistence<State, Content> {
  readonly entry: StoredEntry<Content>;
  /** Returns the part of the state to store; null removes it. */
  readonly select: (state: State) => Content | null;
  /** Puts stored content into the state; null if nothing is stored. Called once at the start and for each change in another tab. */
  readonly restore: (content: Content | null) => void;
  /** Called if stored content could not be read and was set aside (R3-02). */
  readonly onSetAside?: () => void;
}

/** The parts of the browser that persistence needs; a test supplies its own. */
export interface PersistenceHost {
  readonly storage: StoragePort;
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** Runs something after the next frame is painted. Without it everything is written at once. */
  readonly afterPaint?: (run: () => void) => void;
}

const EVENTS = ['storage', 'pageshow'];
const LEAVING = ['pagehide', 'visibilitychange'];

/**
 * Reads an entry into its slice, then writes every change of the slice back, and follows changes by other tabs. Content that came
 * from storage is not written again. A change is written after it is painted, because writing a pick takes longer than picking it;
 * if the page is left or hidden before that, it is written at once.
 * @returns a function that stops it.
 */
export function persist<State, Content>(
  store: Pick<Store<State>, 'getState' | 'subscribe'>,
  host: PersistenceHost,
  slice: Persistence<State, Content>,
): () => void {
  const { entry, select, restore, onSetAside } = slice;
  let isRestoring = false;
  const put = (content: Content | null) => {
    isRestoring = true;
    restore(content);
    isRestoring = false;
  };
  let isUnwritten = false;
  const write = () => {
    if (!isUnwritten) return;
    isUnwritten = false;
    const content = select(store.getState());
    if (content === null) entry.clear(host.storage);
    else entry.save(host.storage, content);
  };
  const stop = watch(store, select, () => {
    if (isRestoring || isUnwritten) return;
    isUnwritten = true;
    if (host.afterPaint === undefined) write();
    else host.afterPaint(write);
  });
  const follow = (event: Event) => {
    // A change not written yet is newer than the other tab's.
    if (isUnwritten) return write();
    // A page restored from the back-forward cache has missed the events meanwhile.
    if ('persisted' in event && event.persisted) put(entry.load(host.storage).value);
    if (!(event instanceof StorageEvent) || (event.key !== entry.key && event.key !== null)) return;
    put(event.key === null ? null : entry.read(event.newValue)); // a null key: the whole storage was cleared
  };
  for (const type of EVENTS) host.events.addEventListener(type, follow);
  for (const type of LEAVING) host.events.addEventListener(type, write);
  const loaded = entry.load(host.storage);
  put(loaded.value);
  if (loaded.wasSetAside) onSetAside?.();
  return () => {
    stop();
    write();
    for (const type of EVENTS) host.events.removeEventListener(type, follow);
    for (const type of LEAVING) host.events.removeEventListener(type, write);
  };
}

/** The browser's own storage and events. If storage is forbidden, nothing is kept and nothing fails. */
export function browserHost(): PersistenceHost {
  return { storage: storageOrNone(), events: window, afterPaint };
}

function storageOrNone(): StoragePort {
  try {
    return window.localStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  }
}
