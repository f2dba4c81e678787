/** This database cannot be used by this process; the message says why, and what to do, to the person who started us. */
export class DatabaseRefusal extends Error {
  override readonly name = 'DatabaseRefusal';
}
