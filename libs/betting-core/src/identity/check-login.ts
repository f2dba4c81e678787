import { ok, refuse, type Result } from '../result.ts';
import { parseMsisdn, type Msisdn, type PhoneRefusal } from './msisdn.ts';

/** A login that may be sent. */
export interface Login {
  /** The phone number. */
  readonly phone: Msisdn;
  /** The password. */
  readonly password: string;
}

/** Why a login is refused before it is sent. */
export type LoginRefusal =
  | PhoneRefusal
  /** No password (R5-03). */
  | { readonly kind: 'password-missing' };

/** A valid phone number and a password (R5-01, R5-03). */
export function checkLogin(form: {
  readonly phone: string;
  readonly password: string;
}): Result<Login, LoginRefusal> {
  const phone = parseMsisdn(form.phone);
  if (!phone.ok) return phone;
  if (form.password === '') return refuse({ kind: 'password-missing' });
  return ok({ phone: phone.value, password: form.password });
}
