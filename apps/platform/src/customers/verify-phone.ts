import type { Msisdn } from '@kipenga/betting-core';
import type { FinishRegistrationRequest, PlainAnswer } from '@kipenga/contracts';
import type { Asker } from '../http/index.ts';
import { countSend, isRightCode, sendCode } from './codes.ts';
import { worded } from '../wording/index.ts';
import type { Services } from '../services/index.ts';
import { selectByMsisdn, updateVerified } from './customers.store.ts';
import { namesOnceMarked, rememberNames, senderNameOf } from './known-askers.ts';

/** The one answer to every code that does not work, and to every phone we do not know. */
export const WRONG_CODE = worded('code-wrong');

/**
 * Verifies a phone with the code sent to it (R4-20, D41). Where several chose a password for it, none counts: see `register`.
 */
export const verifyPhone = (
  services: Services,
  { phone, code }: FinishRegistrationRequest,
  asker: Asker,
): Promise<PlainAnswer> =>
  services.db.transaction<PlainAnswer>(async (sql) => {
    // Locked, so that the phone is not registered again between the code and what it verifies.
    const known = await selectByMsisdn(sql, phone, { lock: true });
    if (
      known === null ||
      known.status === 'closed' ||
      !(await isRightCode(sql, services, known, code, asker, { burn: true }))
    ) {
      return { kind: 'refused', code: 1, ...WRONG_CODE };
    }
    await updateVerified(sql, known.profileId, services.realClock.now());
    await rememberNames(sql, services, phone, namesOnceMarked(phone, asker));
    const next = known.passwordHash === null ? 'phone-verified-set-password' : 'phone-verified';
    return { kind: 'accepted', ...worded(next) };
  });

/**
 * Sends a code to a phone we know, and says the same to one we do not (D26, D41).
 * @returns the seconds to wait when a code was asked for too often, else 0.
 */
export const requestCode = (services: Services, phone: Msisdn, asker: Asker): Promise<number> =>
  services.db.transaction(async (sql) => {
    const wait = await countSend(sql, services, phone, 'code', await senderNameOf(sql, phone, asker));
    if (wait > 0) return wait;
    const known = await selectByMsisdn(sql, phone, { lock: true });
    if (known === null || known.status === 'closed') return 0;
    await sendCode(sql, services, known, asker, 'sms.code.asked');
    return 0;
  });
