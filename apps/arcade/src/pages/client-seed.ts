const SEED_BYTES = 16;

/** A new random client seed, in hex. */
export const newClientSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(SEED_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
