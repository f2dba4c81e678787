const SEED_BYTES = 16;

/** Bytes of the player's own chance, in hex. */
export const newClientSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(SEED_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
