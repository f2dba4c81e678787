import { ok } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from '../pieces/codec-of.ts';
import { storedEntry } from './stored-entry.ts';

/** The system chosen for a slip. Bankers are stored as matches, so that they stay bankers when the picks move on the slip. */
export interface KeptSystem {
  /** True if the slip is played as this system; a system that was switched off keeps its lines. */
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

/** A system kept over a reload in the tab's storage, like the stakes (D52). */
export const storedSystem = storedEntry('betslip_system', keptSystem);
