import { ok, type AcceptOddsChange } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from '../pieces/codec-of.ts';
import { storedEntry } from './stored-entry.ts';

/** Stakes and choices for a slip. */
export interface TypedStakes {
  /** The outcomes they are for. */
  readonly outcomeIds: readonly string[];
  /** Stake of the accumulator, and of all singles without their own. */
  readonly text: string;
  /** Stakes of singles that have their own, by outcome. */
  readonly each: Readonly<Record<string, string>>;
  /** Null until chosen. */
  readonly way: 'accumulator' | 'singles' | null;
  readonly acceptOddsChange: AcceptOddsChange;
}

const typedStakes = codecOf(
  z.object({
    outcomeIds: z.array(z.string()),
    text: z.string(),
    each: z.record(z.string(), z.string()),
    way: z.nullable(z.enum(['accumulator', 'singles'])),
    acceptOddsChange: z.enum(['none', 'better', 'any']),
  }),
  (stakes) => ok<TypedStakes>(stakes),
  ({ outcomeIds, ...stakes }) => ({ ...stakes, outcomeIds: [...outcomeIds] }),
);

/**
 * Stakes kept over a reload. They are in the tab's storage, because local storage has only its four entries (D52) and a new visit
 * starts at 49 (R5-08).
 */
export const storedStakes = storedEntry('betslip_stakes', typedStakes);
