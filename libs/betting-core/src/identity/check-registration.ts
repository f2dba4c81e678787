import { ok, refuse, type Result } from '../result.ts';
import { parseMsisdn, type Msisdn, type PhoneRefusal } from './msisdn.ts';

/** What somebody filled in to register. */
export interface RegistrationForm {
  /** The phone number as typed. */
  readonly phone: string;
  /** The password. */
  readonly password: string;
  /** The password again. */
  readonly confirmation: string;
  /** Whether the declaration of age and terms was ticked. */
  readonly consents: boolean;
}

/** A registration that may be sent. */
export interface Registration {
  /** The phone number. */
  readonly phone: Msisdn;
  /** The password. */
  readonly password: string;
}

/** Why a registration is refused. */
export type RegistrationRefusal =
  | PhoneRefusal
  /** No password (R5-04). */
  | { readonly kind: 'password-missing' }
  /** The two passwords differ (R5-04). */
  | { readonly kind: 'passwords-differ' }
  /** The declaration of age and terms was not made (R1-02, R5-04, D68). */
  | { readonly kind: 'consent-missing' };

/** The first thing wrong with a registration, in the order of the form, or what to send (R5-01, R5-04). */
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
