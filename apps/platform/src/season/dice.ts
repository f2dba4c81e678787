/**
 * A number in [0, 1) that depends on nothing but its arguments: the season's dice. The same seed and the same words
 * give the same throw on every machine and after every restart.
 */
export function dice(seed: string, ...parts: readonly (string | number)[]): number {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const character of `${seed}|${parts.join('|')}`) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 0x9e3779b1);
    low = Math.imul(low ^ code, 0x5f356495);
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  return ((low >>> 0) + (high >>> 11) * 4294967296) / 9007199254740992;
}

/** A throw from the normal distribution, mean 0 and deviation 1. */
export function normalDice(seed: string, ...parts: readonly (string | number)[]): number {
  const radius = Math.sqrt(-2 * Math.log(1 - dice(seed, 'radius', ...parts)));
  return radius * Math.cos(2 * Math.PI * dice(seed, 'angle', ...parts));
}
