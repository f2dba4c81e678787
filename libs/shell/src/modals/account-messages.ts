import type { LogInAnswer, PlainAnswer } from '@kipenga/api';
import { checkRegistration, type RegistrationForm } from '@kipenga/betting-core';
import type { DialogMessage } from '../dialog/dialog.slice.ts';
import { say, type Said } from '../language/said.ts';
import type { ShellWordId } from '../words/use-words.ts';
import type { Faults } from './use-faults.ts';

/** An error in the shared dialog under "Oops!" (spec 8). An empty text becomes the catalogue's own sentence (R8-02). */
export function oops(message: Said): DialogMessage {
  return { tone: 'error', title: say('shell.common.oops'), message };
}

/** The fields of the register form. */
export type RegisterField = 'phone' | 'password' | 'confirmation' | 'consent';

/** All that is wrong with a registration, field by field, in the form's words (R5-02, R5-04, R1-02); nothing of it when it may be sent. */
export function registrationFaults(form: RegistrationForm): Faults<RegisterField, ShellWordId> {
  const checked = checkRegistration(form);
  if (checked.ok) return {};
  switch (checked.reason.kind) {
    case 'phone-missing':
    case 'phone-foreign':
    case 'phone-invalid':
      return {
        phone: 'shell.register.phoneInvalid',
        ...registrationFaults({ ...form, phone: '0712345678' }),
      };
    case 'password-missing':
      return {
        password: 'shell.register.passwordNeeded',
        ...registrationFaults({ ...form, password: 'any', confirmation: 'any' }),
      };
    case 'passwords-differ':
      return {
        confirmation: 'shell.register.mismatch',
        ...registrationFaults({ ...form, confirmation: form.password }),
      };
    case 'consent-missing':
      return { consent: 'shell.register.consentNeeded' };
  }
}

/** What a refused login says: the platform's own words; both fields are marked invalid (R8-05). */
export function logInRefusal(answer: Extract<LogInAnswer, { kind: 'refused' }>): Said {
  return answer.description === '' ? say('shell.common.wrong') : answer.description;
}

/** What a refused registration, verification or reset says: the description, in an error dialog (R8-06, R4-19). */
export function plainRefusal(answer: Extract<PlainAnswer, { kind: 'refused' }>): DialogMessage {
  return oops(answer.description);
}
