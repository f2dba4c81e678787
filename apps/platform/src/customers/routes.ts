import { customerOf, ownerOf, tooManyRequests, type Handlers } from '../http/index.ts';
import { logOut } from './authenticate.ts';
import type { CustomerDesk } from './customer-desk.ts';
import { logIn } from './log-in.ts';
import { tooManyPasswords } from './prove-password.ts';
import { purseOf } from './purse.ts';
import { register } from './register.ts';
import { resetPassword } from './reset-password.ts';
import { requestCode, verifyPhone } from './verify-phone.ts';

type Served =
  'register' | 'logIn' | 'finishRegistration' | 'requestCode' | 'resetPassword' | 'getBalance' | 'logOut';

/** The account calls of spec 7 (R7-18, R7-19). */
export const customerHandlers = (desk: CustomerDesk): Pick<Handlers, Served> => ({
  register: ({ body }) => register(desk, body),
  logIn: async ({ body }) => {
    const answer = await logIn(desk, body);
    if (answer === 'too-often') throw tooManyPasswords();
    return answer;
  },
  finishRegistration: ({ body }) => verifyPhone(desk, body),
  requestCode: async ({ params }) => {
    const wait = await requestCode(desk, params.phone);
    if (wait > 0) throw tooManyRequests(wait);
    return { kind: 'accepted', description: 'If this number has an account, a code is on its way by SMS.' };
  },
  resetPassword: ({ body }) => resetPassword(desk, body),
  getBalance: ({ params }, context) => purseOf(desk.db, ownerOf(context, params).profileId),
  logOut: async (_, context) => {
    await logOut(desk, customerOf(context).tokenHash);
    return { kind: 'accepted', description: 'You are logged out.' };
  },
});
