import { ok, parsePickKey, printPickKey, refuse, type Pick, type Result } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from '../pieces/codec-of.ts';

/** `1`, `X`, `2`, or two of them joined by a comma, in that order (D05). */
export const pickKey = codecOf(
  z.string(),
  (text): Result<Pick, string> => {
    const pick = parsePickKey(text);
    return pick ? ok(pick) : refuse('a pick is one or two different results of 1, X, 2');
  },
  printPickKey,
);
