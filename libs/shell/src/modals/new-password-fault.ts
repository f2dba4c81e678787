import { checkPassword, PASSWORD_LENGTH, type PasswordRefusal } from '@kipenga/betting-core/passwords';
import { message, type Message } from '../language/message.ts';

const WORDS: { readonly [K in PasswordRefusal['kind']]: Message } = {
  'password-too-short': message('shell.password.short', { least: PASSWORD_LENGTH.least }),
  'password-too-long': message('shell.password.long', { most: PASSWORD_LENGTH.most }),
  'password-too-common': message('shell.password.common'),
  'password-is-phone': message('shell.password.phone'),
};

/**
 * Returns the reason why a password cannot be chosen for the account of this phone; null if it can. The platform has the same rule.
 */
export function newPasswordFault(password: string, phone: string): Message | null {
  const checked = checkPassword(password, phone);
  return checked.ok ? null : WORDS[checked.reason.kind];
}
