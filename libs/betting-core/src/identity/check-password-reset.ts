import { ok, refuse, type Result } from '../result.ts';
import { parseMsisdn, type Msisdn, type PhoneRefusal } from './msisdn.ts';

/** The form of a new password, as it was filled in. */
export interface PasswordResetForm {
  /** The phone number as typed. */
  readonly phone: string;
  /** The code from the SMS. */
  readonly code: string;
  /** The new password. */
  readonly password: string;
}

/** A password reset that may be sent. */
export interface PasswordReset {
  /** The phone number. */
  readonly phone: Msisdn;
  /** The code from the SMS. */
  readonly code: string;
  /** The new password. */
  readonly password: string;
}

/** The reason why a password reset is refused before it is sent. */
export type PasswordResetRefusal =
  | PhoneRefusal
  /** No code. */
  | { readonly kind: 'code-missing' }
  /** No password. */
  | { readonly kind: 'password-missing' };

/**
 * Reads a password reset: a valid phone number, a code and a password. Spaces around the code are removed.
 *
 * @example
 * const checked = checkPasswordReset({ phone: '0712345678', code: ' 4021 ', password: 'hakuna matata' });
 * checked.ok && checked.value.code; // 4021
 * checkPasswordReset({ phone: '0712345678', code: '', password: 'hakuna matata' }); // { ok: false, reason: { kind: 'code-missing' } }
 */
export function checkPasswordReset(form: PasswordResetForm): Result<PasswordReset, PasswordResetRefusal> {
  const phone = parseMsisdn(form.phone);
  const code = form.code.trim();
  if (!phone.ok) return phone;
  if (code === '') return refuse({ kind: 'code-missing' });
  if (form.password === '') return refuse({ kind: 'password-missing' });
  return ok({ phone: phone.value, code, password: form.password });
}
