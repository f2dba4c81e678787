import { cents, type Cents } from './cents.ts';
import { ok, refuse, type Result } from '../result.ts';

/** The reason why a text is not an amount of money. */
export type MoneyRefusal =
  /** Nothing was written. */
  | { readonly kind: 'amount-missing' }
  /** Something other than digits and at most two decimals. */
  | { readonly kind: 'amount-unreadable' }
  /** More digits than any amount here can have. */
  | { readonly kind: 'amount-too-long' };

/** Thousands are divided by commas or by blanks, not by both. */
const AMOUNT = /^(\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+)(?:\.(\d{1,2}))?$/;
const MOST_DIGITS = 9;

/**
 * Reads an amount of shillings as people type it. It takes ASCII digits, commas or blanks between thousands, and up to
 * two decimals. Signs, exponents and hexadecimals are refused, never guessed.
 *
 * @example
 * ['49', '1,234.50', '1 000', ' 20.5 '].map(parseKes).map((read) => read.ok && read.value); // 4900,123450,100000,2050
 * parseKes('1e3'); // { ok: false, reason: { kind: 'amount-unreadable' } }
 */
export function parseKes(text: string): Result<Cents, MoneyRefusal> {
  const trimmed = text.trim();
  if (trimmed === '') return refuse({ kind: 'amount-missing' });
  const [matched, shillings = '', decimals = ''] = AMOUNT.exec(trimmed) ?? [];
  if (matched === undefined) return refuse({ kind: 'amount-unreadable' });
  const digits = shillings.replace(/\D/g, '').replace(/^0+/, '');
  if (digits.length > MOST_DIGITS) return refuse({ kind: 'amount-too-long' });
  return ok(cents(Number(digits + decimals.padEnd(2, '0'))));
}
