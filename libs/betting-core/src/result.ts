/** A rule held; its value. */
export interface Ok<T> {
  /** Always true. */
  readonly ok: true;
  /** The value that the rule worked out. */
  readonly value: T;
}

/** A rule did not hold; the reason. */
export interface Refused<E> {
  /** Always false. */
  readonly ok: false;
  /** The reason as data: one member of a closed union with a `kind`. Screens put it into words. */
  readonly reason: E;
}

/** The answer of a rule. A customer's mistake is a reason, never an exception. */
export type Result<T, E> = Ok<T> | Refused<E>;

/**
 * Answers that a rule held, with its value.
 *
 * @example
 * ok(kes(49)); // { ok: true, value: 4900 }
 */
export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });

/**
 * Answers that a rule did not hold, with its reason.
 *
 * @example
 * refuse({ kind: 'stake-too-low', minimum: kes(20) }); // { ok: false, reason: { kind: 'stake-too-low', minimum: 2000 } }
 */
export const refuse = <E>(reason: E): Refused<E> => ({ ok: false, reason });
