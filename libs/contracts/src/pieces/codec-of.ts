import type { Result } from '@kipenga/betting-core';
import * as z from 'zod/mini';

/** Reads a wire value into ours and writes it back. */
export type Codec<Domain, Wire = unknown> = z.ZodMiniType<Domain, Wire>;

/** A codec of any type. */
export type AnyCodec = z.ZodMiniType;

/** The part of a codec that zod's functions use before the codec is made. */
class LateCodec {
  private readonly make: () => AnyCodec;

  constructor(make: () => AnyCodec) {
    this.make = make;
  }

  get _zod(): AnyCodec['_zod'] {
    const { _zod } = this.make();
    Object.defineProperty(this, '_zod', { value: _zod });
    return _zod;
  }

  check(...checks: Parameters<AnyCodec['check']>): AnyCodec {
    return madeLate(() => this.make().check(...checks));
  }
}

/**
 * Makes a codec when it first reads or writes. A page contains the codecs of all its calls but uses few of them, and on a phone
 * making one takes as long as reading with it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function madeLate<Domain, Wire>(make: () => Codec<Domain, Wire>): Codec<Domain, Wire> {
  return new LateCodec(make) as unknown as Codec<Domain, Wire>;
}

/**
 * Makes a codec from a reader that returns a `Result` and a writer.
 * A `throw` inside a zod codec escapes `safeDecode`, so refusals and a constructor's `RangeError` become zod issues here: every
 * codec of the contract is made by this function or by `entity`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function codecOf<Read, Wire, Domain>(
  wire: Codec<Read, Wire>,
  read: (value: Read) => Result<Domain, string>,
  print: (value: Domain) => Read,
): Codec<Domain, Wire> {
  return madeLate(() =>
    z.codec(wire, z.custom<Domain>(), {
      decode: (value, payload) => {
        try {
          const answer = read(value);
          if (answer.ok) return answer.value;
          payload.issues.push({ code: 'custom', message: answer.reason, input: value });
        } catch (error) {
          payload.issues.push({
            code: 'custom',
            message: error instanceof Error ? error.message : 'unreadable',
            input: value,
          });
        }
        return z.NEVER;
      },
      encode: print,
    }),
  );
}
