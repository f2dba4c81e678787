import type { ResetPasswordRequest, VerifiedAnswer } from '@kipenga/contracts';
import type { Asker } from '../http/index.ts';
import type { Worded } from '../wording/index.ts';
import { isRightCode } from './codes.ts';
import type { Services } from '../services/index.ts';
import { selectByMsisdn, updatePassword } from './customers.store.ts';
import { forgetAskers, namesOf, namesOnceMarked, rememberNames } from './known-askers.ts';
import { hashPassword, passwordProblem } from './password.ts';
import { deleteEventsOf } from './phone-events.store.ts';
import { endSessionsOf } from './sessions.store.ts';
import { sendInLanguage } from './send-in-language.ts';
import { WRONG_CODE } from './verify-phone.ts';

const refused = (why: Worded): VerifiedAnswer => ({ kind: 'refused', code: 1, ...why });

/**
 * Sets a new password with the code sent to the phone, ends every earlier token (D68) and notifies the owner.
 * A phone that was never verified is answered 101 after a right code, which can then still verify it (R4-19) with this password,
 * since the first registration may not have been the owner's.
 */
export const resetPassword = async (
  services: Services,
  { phone, code, password }: ResetPasswordRequest,
  asker: Asker,
): Promise<VerifiedAnswer> => {
  const problem = passwordProblem(password, phone);
  if (problem !== null) return refused(problem);
  const passwordHash = await hashPassword(password);
  return services.db.transaction<VerifiedAnswer>(async (sql) => {
    const known = await selectByMsisdn(sql, phone, { lock: true });
    const isActive = known?.status === 'active';
    if (
      known === null ||
      known.status === 'closed' ||
      !(await isRightCode(sql, services, known, code, asker, { burn: isActive }))
    )
      return refused(WRONG_CODE);
    await updatePassword(sql, known.profileId, passwordHash);
    if (!isActive)
      return {
        kind: 'unverified',
        description: 'Verify your phone number first, with the code we sent you.',
      };
    await endSessionsOf(sql, known.profileId, services.realClock.now());
    await forgetAskers(sql, phone);
    await rememberNames(sql, services, phone, namesOnceMarked(phone, asker));
    await deleteEventsOf(sql, phone, 'failed-login', namesOf(phone, asker));
    await sendInLanguage(sql, services, {
      to: phone,
      id: 'sms.password.changed',
      at: services.bettingClock.now(),
      // An owner who did not change it must be told, rather twice than never.
      sending: { mayComeTwice: true },
    });
    return { kind: 'accepted', description: 'Your password is changed. You can log in now.' };
  });
};
