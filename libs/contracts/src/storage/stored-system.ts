import { ok } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from '../pieces/codec-of.ts';
import { storedEntry } from './stored-entry.ts';

/** The system that was chosen beside a slip. Its bankers are matches: they stay bankers wherever their pick stands on the slip. */
export interface KeptSystem {
  /** Whether the slip is played as it; a system that was left keeps its lines. */
  readonly isOn: boolean;
  /** The matches it was chosen for. */
  readonly matchIds: readonly string[];
  readonly sizes: readonly number[];
  readonly bankers: readonly string[];
}

const keptSystem = codecOf(
  z.object({
    isOn: z.boolean(),
    matchIds: z.array(z.string()),
    sizes: z.array(z.int().check(z.nonnegative())),
    bankers: z.array(z.string()),
  }),
  (system) => ok<KeptSystem>(system),
  ({ isOn, matchIds, sizes, bankers }) => ({
    isOn,
    matchIds: [...matchIds],
    sizes: [...sizes],
    bankers: [...bankers],
  }),
);

/** A system over a reload: in the storage of the tab, beside the stakes (D52). */
export const storedSystem = storedEntry('betslip_system', keptSystem);
