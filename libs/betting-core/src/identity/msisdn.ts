import { assertText } from '../rule-assertions.ts';
import type { Branded } from '../brand.ts';
import { ok, refuse, type Result } from '../result.ts';

/** A Kenyan mobile number as it is sent: 254, then 1 or 7, then eight digits. */
export type Msisdn = Branded<string, 'Msisdn'>;

/** The reason why a text is no Kenyan mobile number. */
export type PhoneRefusal =
  /** Nothing was written. */
  | { readonly kind: 'phone-missing' }
  /** An international number of another country. It is refused, never turned into a stranger's. */
  | { readonly kind: 'phone-foreign' }
  /** Not 1 or 7 followed by eight digits. */
  | { readonly kind: 'phone-invalid' };

/** Blanks, dots, brackets and dashes of every kind, and the invisible marks of direction in a copied number. */
const SEPARATORS = /[\s.()\u2212\p{Pd}\p{Cf}]/gu;
const KENYAN = /^(?:(?:\+|00)?2540?|0)?([17]\d{8})$/;

/**
 * Reads a Kenyan mobile number as people write it: 0712…, 712…, +254712…, 254712…, 00254712…, +2540712…, with spaces,
 * dashes, dots or brackets, and with the invisible characters of a copied number. An accepted text gives the twelve
 * digits 254XXXXXXXXX. Throws RangeError if it is no text.
 *
 * @example
 * parseMsisdn('0712 345-678'); // { ok: true, value: '254712345678' }
 * parseMsisdn('+44 7700 900123'); // { ok: false, reason: { kind: 'phone-foreign' } }
 */
export function parseMsisdn(text: string): Result<Msisdn, PhoneRefusal> {
  assertText(text, 'text');
  const digits = text.replace(SEPARATORS, '');
  if (digits === '') return refuse({ kind: 'phone-missing' });
  const national = KENYAN.exec(digits)?.[1];
  if (national !== undefined) return ok(`254${national}` as Msisdn);
  return refuse({ kind: /^(?:\+|00)(?!254|0)\d/.test(digits) ? 'phone-foreign' : 'phone-invalid' });
}

/**
 * Writes a number as customers read it.
 *
 * @example
 * const read = parseMsisdn('+254712345678');
 * read.ok && formatMsisdn(read.value); // 0712 345 678
 */
export function formatMsisdn(phone: Msisdn): string {
  return `0${phone.slice(3, 6)} ${phone.slice(6, 9)} ${phone.slice(9)}`;
}
