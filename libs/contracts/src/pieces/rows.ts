import { ok, refuse, type Result } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { codecOf, madeLate, type Codec } from './codec-of.ts';

/**
 * A list to browse. Unreadable rows are left out, so that one bad row does not hide the others. If no row is readable the list is
 * refused, because a failed list must not look empty (D44). Lists about money use `list`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function rows<Domain, Wire>(row: Codec<Domain, Wire>): Codec<readonly Domain[], readonly Wire[]> {
  const unreadable = Symbol('unreadable');
  return codecOf(
    madeLate(() => list(orElse(row, () => unreadable as never) as unknown as Codec<Domain, Wire>)),
    (all): Result<readonly Domain[], string> => {
      const kept = all.filter((read) => (read as unknown) !== unreadable);
      return kept.length === 0 && all.length > 0 ? refuse('no row of the list could be read') : ok(kept);
    },
    (kept) => kept,
  );
}

/** A list that is refused if any row is unreadable. */
/* @__NO_SIDE_EFFECTS__ */
export function list<Domain, Wire>(row: Codec<Domain, Wire>): Codec<readonly Domain[], readonly Wire[]> {
  return madeLate(() => z.array(row));
}
