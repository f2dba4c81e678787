import * as z from 'zod/mini';
import type { Codec } from '../pieces/codec-of.ts';
import { decodeWire, encodeWire } from '../travel.ts';
import { setAsideKey, type StoragePort } from './storage-keys.ts';

/** Result of reading an entry. */
export interface Loaded<Content> {
  /** Null if nothing is stored, or nothing of it can be read. */
  readonly value: Content | null;
  /** True if something could not be read. It was moved to another key and not deleted; tell the user (R3-02). */
  readonly wasSetAside: boolean;
}

/** One entry of local storage. Its functions never throw, whatever the storage contains or refuses. */
export interface StoredEntry<Content> {
  readonly key: string;
  load(storage: StoragePort): Loaded<Content>;
  /** Returns false if the storage refused: full, or forbidden. */
  save(storage: StoragePort, content: Content): boolean;
  clear(storage: StoragePort): void;
  /** Reads the text of another tab's `storage` event and changes nothing. Null for no text or an unreadable one. */
  read(text: string | null): Content | null;
}

/** Reads stored content: the value, and whether all of it could be read. */
export type Salvage<Content> = (stored: unknown) => {
  readonly value: Content | null;
  readonly isWhole: boolean;
};

/**
 * Defines an entry, stored as `{ "version": 1, "content": ... }`. `salvage` gets the content of an older or faulty program and
 * keeps what it can (D52, R3-02).
 */
/* @__NO_SIDE_EFFECTS__ */
export function storedEntry<Content>(
  key: string,
  codec: Codec<Content>,
  salvage: Salvage<Content> = wholeOrNothing(codec),
): StoredEntry<Content> {
  const open = (text: string): ReturnType<Salvage<Content>> => {
    try {
      const stored: unknown = JSON.parse(text);
      const envelope = z.safeParse(VERSIONED, stored);
      return salvage(envelope.success ? envelope.data.content : stored);
    } catch {
      return { value: null, isWhole: false };
    }
  };
  const clear = (storage: StoragePort): void => removeQuietly(storage, key);
  const save = (storage: StoragePort, content: Content): boolean => {
    try {
      storage.setItem(key, JSON.stringify({ version: 1, content: encodeWire(codec, content) }));
      return true;
    } catch {
      return false;
    }
  };
  const load = (storage: StoragePort): Loaded<Content> => {
    const text = textOf(storage, key);
    if (text === null) return { value: null, wasSetAside: false };
    const { value, isWhole } = open(text);
    if (isWhole) return { value, wasSetAside: false };
    attempt(() => storage.setItem(setAsideKey(key), text));
    if (value === null) clear(storage);
    else save(storage, value);
    return { value, wasSetAside: true };
  };
  return { key, load, save, clear, read: (text) => (text === null ? null : open(text).value) };
}

const VERSIONED = z.object({ version: z.literal(1), content: z.unknown() });

/* @__NO_SIDE_EFFECTS__ */
function wholeOrNothing<Content>(codec: Codec<Content>): Salvage<Content> {
  return (stored) => {
    const read = decodeWire(codec, stored);
    return read.ok ? { value: read.value, isWhole: true } : { value: null, isWhole: false };
  };
}

function textOf(storage: StoragePort, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

/** Removes an entry, unless the storage refuses. */
export function removeQuietly(storage: StoragePort, key: string): void {
  attempt(() => storage.removeItem(key));
}

function attempt(work: () => void): void {
  try {
    work();
  } catch {
    // If the storage refuses to write, the entry is lost on reload and nothing else happens.
  }
}
