import type { Codec } from '../pieces/codec-of.ts';
import { decodeWire } from '../travel.ts';

/** Reads a list entry by entry and keeps the readable ones, each name once, so that one bad pick does not lose the slip. */
export function salvagedList<Entry>(
  codec: Codec<Entry>,
  stored: unknown,
  nameOf: (entry: Entry) => string,
): { readonly kept: readonly Entry[]; readonly isWhole: boolean } {
  if (!Array.isArray(stored)) return { kept: [], isWhole: false };
  const kept = new Map<string, Entry>();
  for (const one of stored as readonly unknown[]) {
    const entry = decodeWire(codec, one);
    if (entry.ok && !kept.has(nameOf(entry.value))) kept.set(nameOf(entry.value), entry.value);
  }
  return { kept: [...kept.values()], isWhole: kept.size === stored.length };
}
