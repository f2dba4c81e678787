import { checkPassword, PASSWORD_LENGTH, type PasswordRefusal } from '@kipenga/betting-core/passwords';
import { say, type Said } from '../language/said.ts';

const WORDS: { readonly [K in PasswordRefusal['kind']]: Said } = {
  'password-too-short': say('shell.password.short', { least: PASSWORD_LENGTH.least }),
  'password-too-long': say('shell.password.long', { most: PASSWORD_LENGTH.most }),
  'password-too-common': say('shell.password.common'),
  'password-is-phone': say('shell.password.phone'),
};

/** Why a password cannot be chosen for the account of this phone; null when it can. The platform holds to the same rule. */
export function newPasswordFault(password: string, phone: string): Said | null {
  const checked = checkPassword(password, phone);
  return checked.ok ? null : WORDS[checked.reason.kind];
}
