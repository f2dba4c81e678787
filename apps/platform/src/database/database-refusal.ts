/** This process cannot use this database. The message tells who started us why, and what to do. */
export class DatabaseRefusal extends Error {
  override readonly name = 'DatabaseRefusal';
}
