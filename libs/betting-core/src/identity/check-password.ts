import { ok, refuse, type Result } from '../result.ts';
import { COMMONEST_PASSWORDS } from './commonest-passwords.ts';
import { parseMsisdn } from './msisdn.ts';

/** The shortest and the longest new password, in characters. */
export const PASSWORD_LENGTH = { least: 6, most: 128 } as const;

/** The reason why a new password is refused. */
export type PasswordRefusal =
  /** Fewer than six characters. */
  | { readonly kind: 'password-too-short' }
  /** More than 128 characters. */
  | { readonly kind: 'password-too-long' }
  /** One of the passwords that are guessed first, or one character over and over. */
  | { readonly kind: 'password-too-common' }
  /** The customer's own phone number. */
  | { readonly kind: 'password-is-phone' };

/**
 * Checks a new password for the account of `phone`. Ask it only for a new password, never at login: older passwords
 * stay valid.
 *
 * @example
 * checkPassword('hakuna matata', '0712345678'); // { ok: true, value: 'hakuna matata' }
 * checkPassword('Arsenal', '0712345678'); // { ok: false, reason: { kind: 'password-too-common' } }
 */
export function checkPassword(password: string, phone: string): Result<string, PasswordRefusal> {
  const { length } = Array.from(password); // Characters are counted, not UTF-16 units.
  if (length < PASSWORD_LENGTH.least) return refuse({ kind: 'password-too-short' });
  if (length > PASSWORD_LENGTH.most) return refuse({ kind: 'password-too-long' });
  if (isPhone(password, phone)) return refuse({ kind: 'password-is-phone' });
  if (isCommon(password.toLowerCase())) return refuse({ kind: 'password-too-common' });
  return ok(password);
}

function isPhone(password: string, phone: string): boolean {
  const [written, own] = [parseMsisdn(password), parseMsisdn(phone)];
  return written.ok && own.ok && written.value === own.value;
}

function isCommon(password: string): boolean {
  const isOneCharacter = new Set(password).size === 1;
  return isOneCharacter || (!/\s/.test(password) && COMMONEST_PASSWORDS.includes(` ${password} `));
}
