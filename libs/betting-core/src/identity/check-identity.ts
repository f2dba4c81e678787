import { assertText } from '../rule-assertions.ts';
import { HOUSE_RULES } from '../house-rules.ts';
import { ok, refuse, type Result } from '../result.ts';
import { assertDay, nairobiDay, type NairobiDay } from '../time/nairobi-day.ts';

/** A person's data on an identity document. */
export interface Identity {
  /** The number of a national identity card, digits alone. */
  readonly idNumber: string;
  /** The day of birth. */
  readonly birthDate: NairobiDay;
  /** The name, with single blanks. */
  readonly name: string;
}

/** The fields of an identity, as they were typed. */
export interface IdentityForm {
  /** The number of the card. */
  readonly idNumber: string;
  /** The day of birth: '24/11/1990', '24.11.1990', '24111990' or '1990-11-24'. */
  readonly birthDate: string;
  /** The name. */
  readonly name: string;
}

/** The reason why an identity cannot be checked. Each wrong field has one. */
export type IdentityFault =
  /** Not six to nine digits. */
  | { readonly kind: 'number-unreadable' }
  /** No day in the past, or none that a living person was born on. */
  | { readonly kind: 'birth-date-unreadable' }
  /** Under 18 years of age. */
  | { readonly kind: 'under-age' }
  /** Not a name of two to a hundred letters. */
  | { readonly kind: 'name-unreadable' };

const ID_NUMBER = /^\d{6,9}$/;
const DAY_FIRST = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4})$/;
const EIGHT_DIGITS = /^(\d\d)(\d\d)(\d{4})$/;
const NAME = /^\p{L}[\p{L}\p{M}'\u2019. -]{1,99}$/u;
const EARLIEST = '1900-01-01';

/** Reads a date in any of the forms people write; null if it is no day. */
function dayIn(text: string): NairobiDay | null {
  const [, day, month, year] = DAY_FIRST.exec(text) ?? EIGHT_DIGITS.exec(text) ?? [];
  const iso = day && month ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  try {
    return nairobiDay(iso);
  } catch {
    return null;
  }
}

/**
 * Returns the age in whole years on a day. A birthday counts from its first moment; that of 29 February is on 1 March
 * in other years. Throws RangeError for a wrong day.
 *
 * @example
 * ageOn(nairobiDay('2008-02-29'), nairobiDay('2026-02-28')); // 17
 * ageOn(nairobiDay('2008-02-29'), nairobiDay('2026-03-01')); // 18
 */
export function ageOn(birthDate: NairobiDay, day: NairobiDay): number {
  assertDay(birthDate, 'birthDate');
  assertDay(day, 'day');
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/**
 * Reads an identity as it was typed, or lists everything that is wrong with it in the order of the form. Throws
 * RangeError for a wrong day, and for a field that is no text.
 *
 * @param today The day in Nairobi.
 * @example
 * const today = nairobiDay('2026-11-21');
 * const read = checkIdentity({ idNumber: '2345 6789', birthDate: '24/11/1990', name: 'Wanjiku  Kamau' }, today);
 * read.ok && read.value.birthDate; // 1990-11-24
 * const refused = checkIdentity({ idNumber: '12', birthDate: '24/11/2010', name: 'Otieno' }, today);
 * refused.ok || refused.reason.map(({ kind }) => kind); // number-unreadable,under-age
 */
export function checkIdentity(
  { idNumber, birthDate, name }: IdentityForm,
  today: NairobiDay,
): Result<Identity, readonly IdentityFault[]> {
  assertDay(today, 'today');
  const digits = assertedText(idNumber, 'idNumber').replace(/[\s-]/g, '');
  const born = dayIn(assertedText(birthDate, 'birthDate'));
  const named = assertedText(name, 'name').replace(/\s+/g, ' ');
  const isBorn = born !== null && born >= EARLIEST && born <= today;
  const faults: IdentityFault[] = [];
  if (!ID_NUMBER.test(digits)) faults.push({ kind: 'number-unreadable' });
  if (!isBorn) faults.push({ kind: 'birth-date-unreadable' });
  else if (ageOn(born, today) < HOUSE_RULES.legalAge) faults.push({ kind: 'under-age' });
  if (!NAME.test(named)) faults.push({ kind: 'name-unreadable' });
  if (faults.length > 0 || born === null) return refuse(faults);
  return ok({ idNumber: digits, birthDate: born, name: named });
}

function assertedText(text: string, argument: string): string {
  assertText(text, argument);
  return text.trim();
}
