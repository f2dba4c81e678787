import { checkRegistration, type RegistrationForm } from '@kipenga/betting-core';
import { BRAND } from '@kipenga/brand';
import { message, type Message } from '../language/message.ts';
import { newPasswordFault } from './new-password-fault.ts';
import type { Faults } from './use-faults.ts';

/** The fields of the register form. */
export type RegisterField = 'phone' | 'password' | 'confirmation' | 'referral' | 'consent';

type RegistrationFaults = Faults<RegisterField, Message>;

const ANY_PASSWORD = { password: 'any', confirmation: 'any' };

/** Faults other than a weak password. The check reports one at a time, so each is replaced by a valid value and checked again. */
function faultsBeside(form: RegistrationForm): RegistrationFaults {
  const checked = checkRegistration(form);
  if (checked.ok) return {};
  switch (checked.reason.kind) {
    case 'phone-missing':
    case 'phone-foreign':
    case 'phone-invalid':
      return {
        phone: message('shell.register.phoneInvalid'),
        ...faultsBeside({ ...form, phone: '0712345678' }),
      };
    case 'password-missing':
      return {
        password: message('shell.register.passwordNeeded'),
        ...faultsBeside({ ...form, ...ANY_PASSWORD }),
      };
    case 'passwords-differ':
      return {
        confirmation: message('shell.register.mismatch'),
        ...faultsBeside({ ...form, confirmation: form.password }),
      };
    case 'consent-missing':
      return { consent: message('shell.register.consentNeeded', { brand: BRAND.name }) };
  }
}

/** Returns all faults of a registration by field, in the form's words (R5-02, R5-04, R1-02); empty if it may be sent. */
export function registrationFaults(form: RegistrationForm): RegistrationFaults {
  const beside = faultsBeside(form);
  if (beside.password !== undefined) return beside;
  const password = newPasswordFault(form.password, form.phone);
  return password === null ? beside : { ...beside, password };
}
