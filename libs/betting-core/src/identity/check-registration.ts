import { ok, refuse, type Result } from '../result.ts';
import { parseMsisdn, type Msisdn, type PhoneRefusal } from './msisdn.ts';

/** The registration form, as it was filled in. */
export interface RegistrationForm {
  /** The phone number as typed. */
  readonly phone: string;
  /** The password. */
  readonly password: string;
  /** The password again. */
  readonly confirmation: string;
  /** True if the declaration of age and terms was ticked. */
  readonly consents: boolean;
}

/** A registration that may be sent. */
export interface Registration {
  /** The phone number. */
  readonly phone: Msisdn;
  /** The password. */
  readonly password: string;
}

/** The reason why a registration is refused. */
export type RegistrationRefusal =
  | PhoneRefusal
  /** No password. */
  | { readonly kind: 'password-missing' }
  /** The two passwords differ. */
  | { readonly kind: 'passwords-differ' }
  /** The declaration of age and terms was not made. */
  | { readonly kind: 'consent-missing' };

/**
 * Reads a registration, or returns the first thing wrong with it, in the order of the form.
 *
 * @example
 * const form = { phone: '0712345678', password: 'hakuna matata', confirmation: 'hakuna matata', consents: true };
 * checkRegistration(form); // { ok: true, value: { phone: '254712345678', password: 'hakuna matata' } }
 * checkRegistration({ ...form, consents: false }); // { ok: false, reason: { kind: 'consent-missing' } }
 */
export function checkRegistration({
  phone,
  password,
  confirmation,
  consents,
}: RegistrationForm): Result<Registration, RegistrationRefusal> {
  const number = parseMsisdn(phone);
  if (!number.ok) return number;
  if (password === '') return refuse({ kind: 'password-missing' });
  if (confirmation !== password) return refuse({ kind: 'passwords-differ' });
  if (!consents) return refuse({ kind: 'consent-missing' });
  return ok({ phone: number.value, password });
}
