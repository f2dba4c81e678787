import * as z from 'zod/mini';
import { entity, noun } from '../pieces/entity.ts';

/** How often the lists of matches have changed: two answers with the same numbers show the same lists. */
export interface ListVersion {
  /** Grows with every price, kick-off, result and new match. */
  readonly version: number;
  /** The version in which a match last came onto a list. */
  readonly matchesVersion: number;
}

const versionNumber = z.int().check(z.nonnegative());

export const listVersionOnTheWire = entity(noun<ListVersion>(), {
  version: ['version', versionNumber],
  matches_version: ['matchesVersion', versionNumber],
});
