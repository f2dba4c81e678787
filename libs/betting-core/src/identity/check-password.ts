import { ok, refuse, type Result } from '../result.ts';
import { COMMONEST_PASSWORDS } from './commonest-passwords.ts';
import { parseMsisdn } from './msisdn.ts';

/** How long a new password is, in characters. */
export const PASSWORD_LENGTH = { least: 6, most: 128 } as const;

/** Why a new password is not taken. */
export type PasswordRefusal =
  /** Fewer than six characters. */
  | { readonly kind: 'password-too-short' }
  /** More than 128 characters. */
  | { readonly kind: 'password-too-long' }
  /** Among those guessed first, or one character over and over. */
  | { readonly kind: 'password-too-common' }
  /** The customer's own phone number. */
  | { readonly kind: 'password-is-phone' };

/**
 * May this be a new password for the account of `phone`? Ask where one is chosen, never at login: older
 * passwords stay good.
 *
 * @example
 * checkPassword('hakuna matata', '0712345678'); // { ok: true, value: 'hakuna matata' }
 * checkPassword('Arsenal', '0712345678'); // { ok: false, reason: { kind: 'password-too-common' } }
 */
export function checkPassword(password: string, phone: string): Result<string, PasswordRefusal> {
  const { length } = Array.from(password); // characters, whatever they weigh
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
