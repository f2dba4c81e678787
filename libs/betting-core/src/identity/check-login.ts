import { ok, refuse, type Result } from '../result.ts';
import { parseMsisdn, type Msisdn, type PhoneRefusal } from './msisdn.ts';

/** A login that may be sent. */
export interface Login {
  /** The phone number. */
  readonly phone: Msisdn;
  /** The password. */
  readonly password: string;
}

/** The reason why a login is refused before it is sent. */
export type LoginRefusal =
  | PhoneRefusal
  /** No password. */
  | { readonly kind: 'password-missing' };

/**
 * Reads a login: a valid phone number and a password.
 *
 * @example
 * const checked = checkLogin({ phone: '0712 345 678', password: 'hakuna matata' });
 * checked.ok && checked.value.phone; // 254712345678
 * checkLogin({ phone: '0712 345 678', password: '' }); // { ok: false, reason: { kind: 'password-missing' } }
 */
export function checkLogin(form: {
  readonly phone: string;
  readonly password: string;
}): Result<Login, LoginRefusal> {
  const phone = parseMsisdn(form.phone);
  if (!phone.ok) return phone;
  if (form.password === '') return refuse({ kind: 'password-missing' });
  return ok({ phone: phone.value, password: form.password });
}
