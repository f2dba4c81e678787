import * as z from 'zod/mini';
import { entity, noun } from '../pieces/entity.ts';

/** Version of the lists of matches: answers with the same numbers show the same lists. */
export interface ListVersion {
  /** Grows with every price, kick-off, result and new match. */
  readonly version: number;
  /** Version in which a match was last added to a list. */
  readonly matchesVersion: number;
}

const versionNumber = z.int().check(z.nonnegative());

export const listVersionOnTheWire = entity(noun<ListVersion>(), {
  version: ['version', versionNumber],
  matches_version: ['matchesVersion', versionNumber],
});
