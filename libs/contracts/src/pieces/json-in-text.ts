import { ok, refuse, type Result } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf, type Codec } from './codec-of.ts';

const parsed = codecOf(
  z.string(),
  (text): Result<unknown, string> => {
    try {
      return ok(JSON.parse(text));
    } catch {
      return refuse('a text body that is not JSON');
    }
  },
  (value) => JSON.stringify(value),
);

/** A text body with JSON (limits, booked betslips). Other text is refused, without an exception. */
/* @__NO_SIDE_EFFECTS__ */
export function jsonInText<Domain>(inner: Codec<Domain>): Codec<Domain, string> {
  return z.pipe(parsed, inner);
}
