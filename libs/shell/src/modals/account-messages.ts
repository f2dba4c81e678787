import type { LogInAnswer, PlainAnswer } from '@kipenga/api';
import type { RegistrationRefusal } from '@kipenga/betting-core';
import type { DialogMessage } from '../dialog/dialog.slice.ts';
import { say, type Said } from '../language/said.ts';
import type { ShellWordId } from '../words/use-words.ts';

/** An error in the shared dialog under "Oops!" (spec 8). An empty text becomes the catalogue's own sentence (R8-02). */
export function oops(message: Said): DialogMessage {
  return { tone: 'error', title: say('shell.common.oops'), message };
}

/** Which field of the register form is wrong, and what it says (R5-02, R5-04). */
export interface FieldFault {
  readonly field: 'phone' | 'password' | 'confirmation' | 'consent';
  readonly id: ShellWordId;
}

/** The form's words for each reason a registration is refused (R5-02, R5-04, R1-02). */
export function registrationFault(refusal: RegistrationRefusal): FieldFault {
  switch (refusal.kind) {
    case 'phone-missing':
    case 'phone-foreign':
    case 'phone-invalid':
      return { field: 'phone', id: 'shell.register.phoneInvalid' };
    case 'password-missing':
      return { field: 'password', id: 'shell.register.passwordNeeded' };
    case 'passwords-differ':
      return { field: 'confirmation', id: 'shell.register.mismatch' };
    case 'consent-missing':
      return { field: 'consent', id: 'shell.register.consentNeeded' };
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
