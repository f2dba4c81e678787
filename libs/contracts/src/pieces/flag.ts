import { ok, refuse, type Result } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf, madeLate } from './codec-of.ts';

const anyFlag = madeLate(() => z.union([z.boolean(), z.number(), z.string()]));

function readFlag(value: boolean | number | string): Result<boolean, string> {
  if (value === true || value === 1 || value === '1' || value === 'true') return ok(true);
  if (value === false || value === 0 || value === '0' || value === 'false') return ok(false);
  return refuse('a flag is 0 or 1');
}

/** `0` or `1` on the wire (redeem_free_bet). Missing is 0. */
export const numericFlag = codecOf(
  z.optional(anyFlag),
  (value) => readFlag(value ?? 0),
  (flag) => (flag ? 1 : 0),
);

/** `true` or `false` on the wire (remember, demoGameAvailable). Missing is false. */
export const trueFalse = codecOf(
  z.optional(anyFlag),
  (value) => readFlag(value ?? false),
  (flag) => flag,
);

/** `"0"` or `"1"` in a query string (is_esport). Missing is 0. */
export const textFlag = codecOf(
  z.optional(z.string()),
  (value) => readFlag(value ?? '0'),
  (flag) => (flag ? '1' : '0'),
);
