import { cents, ok, refuse, toShillings, type Cents, type Result } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf, madeLate } from './codec-of.ts';

const numberOrText = madeLate(() =>
  z.union([z.number(), z.string()], { error: 'an amount is a number of shillings' }),
);

/** Reads shillings from their decimal digits, never by floating-point arithmetic. */
function readShillings(value: number | string, mayBeNegative: boolean): Result<Cents, string> {
  const found = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(String(value));
  if (!found)
    return refuse(`${String(value).slice(0, 40)} is not an amount in shillings with at most 2 decimals`);
  const [, sign = '', whole = '0', part = ''] = found;
  if (sign && !mayBeNegative) return refuse('an amount is not negative');
  const amount = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return ok(cents(sign && amount ? -amount : amount));
}

/**
 * `49` or `"49.00"` on the wire, whole cents here (D01, D62). Refuses more than 2 decimals, exponents and
 * negatives.
 */
export const kes = codecOf(numberOrText, (value) => readShillings(value, false), toShillings);

/** Like `kes`, but may be negative, for lines of a statement. */
export const signedKes = codecOf(numberOrText, (value) => readShillings(value, true), toShillings);

/** An amount in a query string. */
export const kesText = codecOf(
  z.string(),
  (value) => readShillings(value, false),
  (amount: Cents) => String(toShillings(amount)),
);
