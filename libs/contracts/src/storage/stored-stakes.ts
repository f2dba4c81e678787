import { ok, type AcceptOddsChange } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from '../pieces/codec-of.ts';
import { storedEntry } from './stored-entry.ts';

/** What was typed and chosen beside a slip. */
export interface TypedStakes {
  /** The outcomes it was typed for. */
  readonly outcomeIds: readonly string[];
  /** The stake of the accumulator, and of every single that has none of its own. */
  readonly text: string;
  /** The stakes of singles that have one of their own, by outcome. */
  readonly each: Readonly<Record<string, string>>;
  /** Null until it is chosen. */
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

/** Stakes over a reload: in the storage of the tab, where local storage keeps its four entries (D52) and a new visit begins at 49 (R5-08). */
export const storedStakes = storedEntry('betslip_stakes', typedStakes);
