const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const MIX = 0x85ebca6b;

/**
 * Hashes a name to a number from 0 to `end` - 1: FNV-1a over its characters, mixed once, modulo `end`. Everybody can
 * compute it before a round, so it serves for facts known in advance (the strength of a side) and for looks, never
 * for a result.
 */
export const publicNumber = (name: string, end: number): number => {
  let mixed = FNV_START;
  for (let at = 0; at < name.length; at += 1) mixed = Math.imul(mixed ^ name.charCodeAt(at), FNV_PRIME);
  mixed = Math.imul(mixed ^ (mixed >>> 16), MIX);
  return ((mixed ^ (mixed >>> 13)) >>> 0) % end;
};
