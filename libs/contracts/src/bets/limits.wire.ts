import { ok, printLimits, readLimits, type BetLimits } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from '../pieces/codec-of.ts';
import { jsonInText } from '../pieces/json-in-text.ts';
import { rows } from '../pieces/rows.ts';

const pair = z.object({ name: z.string(), limit: z.union([z.string(), z.number()]) });

/**
 * The limits list (R3, R7): pairs of name and limit, as JSON in a text body. Unknown names and unreadable
 * rows are skipped (D02).
 */
export const limitsOnTheWire = jsonInText(
  codecOf(
    rows(pair),
    (pairs) => ok(readLimits(pairs)),
    (limits: BetLimits) => printLimits(limits),
  ),
);
