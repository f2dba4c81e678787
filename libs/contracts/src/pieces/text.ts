import { ok, parseMsisdn, refuse, type Msisdn, type Result } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf, madeLate } from './codec-of.ts';

/** A description from the server; absent and null are read as empty, so that a screen never shows "undefined". */
export const words = codecOf(
  madeLate(() => z.optional(z.nullable(z.string()))),
  (text) => ok(text ?? ''),
  (text) => text,
);

/** Optional text: null, absent and empty are all null here. */
export const textOrNone = codecOf(
  madeLate(() => z.optional(z.nullable(z.union([z.string(), z.number()])))),
  (text): Result<string | null, string> =>
    ok(text === undefined || text === null || text === '' ? null : String(text)),
  (text) => text,
);

/** A Kenyan mobile number, `254XXXXXXXXX` on the wire (D40, D69). */
export const phone = codecOf(
  madeLate(() => z.union([z.string(), z.int()])),
  (text): Result<Msisdn, string> => {
    const number = parseMsisdn(String(text));
    return number.ok ? number : refuse('not a Kenyan mobile number');
  },
  (number) => number as string,
);

/**
 * A result code (`res`, `responseCode`, `statusCode`): a number, or the same digits as text. Never null,
 * never absent.
 */
export const resultCode = codecOf(
  madeLate(() => z.union([z.int(), z.string()])),
  (code): Result<number, string> =>
    /^-?\d{1,9}$/.test(String(code)) ? ok(Number(code)) : refuse('a result code is a number'),
  (code) => code,
);

/** A whole number in a path or query (offset, limit). */
export const wholeNumberText = codecOf(
  z.string(),
  (text): Result<number, string> =>
    /^\d{1,9}$/.test(text) ? ok(Number(text)) : refuse('not a whole number'),
  (number) => String(number),
);

/** A count in a JSON body. */
export const count = codecOf(
  madeLate(() => z.union([z.int(), z.string()])),
  (value): Result<number, string> =>
    /^\d{1,9}$/.test(String(value)) ? ok(Number(value)) : refuse('a count is a whole number'),
  (number) => number,
);

/** A key of another system: a number or text on the wire, text here. */
export const keyText = codecOf(
  madeLate(() => z.union([z.string(), z.number()])),
  (key): Result<string, string> => (String(key) === '' ? refuse('an empty key') : ok(String(key))),
  (key) => key,
);
