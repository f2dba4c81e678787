import { ok, refuse, type Result } from '../result.ts';
import { parseMsisdn, type Msisdn, type PhoneRefusal } from './msisdn.ts';

/** What somebody filled in to set a new password. */
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

/** Why a password reset is refused before it is sent. */
export type PasswordResetRefusal =
  | PhoneRefusal
  /** No code (R5-05). */
  | { readonly kind: 'code-missing' }
  /** No password (R5-05). */
  | { readonly kind: 'password-missing' };

/** A valid phone number, a code and a password (R5-05). Spaces around the code do not count. */
export function checkPasswordReset(form: PasswordResetForm): Result<PasswordReset, PasswordResetRefusal> {
  const phone = parseMsisdn(form.phone);
  const code = form.code.trim();
  if (!phone.ok) return phone;
  if (code === '') return refuse({ kind: 'code-missing' });
  if (form.password === '') return refuse({ kind: 'password-missing' });
  return ok({ phone: phone.value, code, password: form.password });
}
