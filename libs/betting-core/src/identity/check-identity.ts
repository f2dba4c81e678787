import { assertText } from '../rule-assertions.ts';
import { HOUSE_RULES } from '../house-rules.ts';
import { ok, refuse, type Result } from '../result.ts';
import { assertDay, nairobiDay, type NairobiDay } from '../time/nairobi-day.ts';

/** A person as an identity document names one. */
export interface Identity {
  /** The number of a national identity card, digits alone. */
  readonly idNumber: string;
  /** The day of birth. */
  readonly birthDate: NairobiDay;
  /** The name, with single blanks. */
  readonly name: string;
}

/** The fields of an identity as somebody typed them. */
export interface IdentityForm {
  /** The number of the card. */
  readonly idNumber: string;
  /** The day of birth: '24/11/1990', '24.11.1990', '24111990' or '1990-11-24'. */
  readonly birthDate: string;
  /** The name. */
  readonly name: string;
}

/** Why an identity is not asked about, one for each field that is wrong. */
export type IdentityFault =
  /** Not six to nine digits. */
  | { readonly kind: 'number-unreadable' }
  /** No day that has been, or none somebody living was born on. */
  | { readonly kind: 'birth-date-unreadable' }
  /** Under 18 years of age (D46). */
  | { readonly kind: 'under-age' }
  /** Not a name of two to a hundred letters. */
  | { readonly kind: 'name-unreadable' };

const ID_NUMBER = /^\d{6,9}$/;
const DAY_FIRST = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4})$/;
const EIGHT_DIGITS = /^(\d\d)(\d\d)(\d{4})$/;
const NAME = /^\p{L}[\p{L}\p{M}'\u2019. -]{1,99}$/u;
const EARLIEST = '1900-01-01';

/** The day somebody means; null for what is no day. */
function dayIn(text: string): NairobiDay | null {
  const [, day, month, year] = DAY_FIRST.exec(text) ?? EIGHT_DIGITS.exec(text) ?? [];
  const iso = day && month ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  try {
    return nairobiDay(iso);
  } catch {
    return null;
  }
}

/** The age in whole years on a day: a birthday counts from its first moment, that of 29 February on 1 March in other years. */
export function ageOn(birthDate: NairobiDay, day: NairobiDay): number {
  assertDay(birthDate, 'birthDate');
  assertDay(day, 'day');
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Reads an identity as it was typed, or tells all that is wrong with it in the order of the form (D105). `today` is the day in Nairobi. */
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
