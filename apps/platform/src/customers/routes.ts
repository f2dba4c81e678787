import type { Msisdn, ProfileId } from '@kipenga/betting-core';
import { askerIn, customerOf, ownerOf, tooManyRequests, type Handlers } from '../http/index.ts';
import { logOut } from './authenticate.ts';
import type { Services } from '../services/index.ts';
import { logIn } from './log-in.ts';
import { tooManyPasswords } from './prove-password.ts';
import { balanceOf } from './balance-of.ts';
import { register, type IsPhoneListed } from './register.ts';
import { resetPassword } from './reset-password.ts';
import { requestCode, verifyPhone } from './verify-phone.ts';

type Served =
  | 'register'
  | 'logIn'
  | 'finishRegistration'
  | 'requestCode'
  | 'resetPassword'
  | 'getBalance'
  | 'logOut';

/** Calls of the account routes to the register of excluded persons (D105). */
export interface RegisterCalls {
  readonly isPhoneListed: IsPhoneListed;
  readonly askRegister: (
    services: Services,
    customer: { readonly profileId: ProfileId; readonly msisdn: Msisdn },
  ) => Promise<unknown>;
}

/** The account calls of R7 (R7-18, R7-19). */
export const customerHandlers = (
  services: Services,
  { isPhoneListed, askRegister }: RegisterCalls,
): Pick<Handlers, Served> => ({
  register: ({ body }, context) => register(services, body, askerIn(context), isPhoneListed),
  logIn: async ({ body }, context) => {
    const answer = await logIn(services, body, askerIn(context));
    if (answer === 'too-often') throw tooManyPasswords();
    // An excluded person may log in, look and withdraw, as in any break.
    if (answer.kind === 'logged-in')
      await askRegister(services, { profileId: answer.profile.profileId, msisdn: body.phone });
    return answer;
  },
  finishRegistration: ({ body }, context) => verifyPhone(services, body, askerIn(context)),
  requestCode: async ({ params }, context) => {
    const wait = await requestCode(services, params.phone, askerIn(context));
    if (wait > 0) throw tooManyRequests(wait);
    return { kind: 'accepted', description: 'If this number has an account, a code is on its way by SMS.' };
  },
  resetPassword: ({ body }, context) => resetPassword(services, body, askerIn(context)),
  getBalance: ({ params }, context) => balanceOf(services.db, ownerOf(context, params).profileId),
  logOut: async (_, context) => {
    await logOut(services, customerOf(context));
    return { kind: 'accepted', description: 'You are logged out.' };
  },
});
