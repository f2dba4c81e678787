/** A rule held: here is its value. */
export interface Ok<T> {
  /** Always true. */
  readonly ok: true;
  /** What the rule worked out. */
  readonly value: T;
}

/** A rule did not hold: here is why. */
export interface Refused<E> {
  /** Always false. */
  readonly ok: false;
  /** Why, as data: one member of a closed union with a `kind`. The words are found at the edge. */
  readonly reason: E;
}

/** How a rule answers. A customer's mistake is a reason, never an exception. */
export type Result<T, E> = Ok<T> | Refused<E>;

/** The rule held. */
export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });

/** The rule did not hold, for this reason. */
export const refuse = <E>(reason: E): Refused<E> => ({ ok: false, reason });
