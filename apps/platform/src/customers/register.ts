import type { Msisdn } from '@kipenga/betting-core';
import type { PlainAnswer, RegisterRequest } from '@kipenga/contracts';
import type { Sql } from '../database/index.ts';
import type { Asker } from '../http/index.ts';
import { openWallet } from '../ledger/index.ts';
import { worded, type Worded } from '../wording/index.ts';
import { countSend, sendCode } from './codes.ts';
import { isCodeAwaited } from './codes.store.ts';
import type { Services } from '../services/index.ts';
import { insertCustomer, selectByMsisdn, updateRegistration, type CustomerRow } from './customers.store.ts';
import { hashPassword, isPassword, passwordProblem } from './password.ts';
import { lockPhone } from './phone-events.store.ts';
import { newProfileId } from './profile-id.ts';
import { isReferralKnown, referralCodeTyped } from './referral.ts';
import { sendInLanguage } from './send-in-language.ts';

const ACCEPTED: PlainAnswer = {
  kind: 'accepted',
  description: 'A code is on its way to your phone, unless it has an account already. Enter it to finish.',
};
const refused = (why: Worded): PlainAnswer => ({ kind: 'refused', code: 1, ...why });

/** Asks whether a phone is in the register of excluded persons. */
export type IsPhoneListed = (services: Services, phone: Msisdn) => Promise<boolean>;

/** Values of the form that refuse the terms: none of them is a version of the terms. */
const NO_CONSENT: ReadonlySet<string> = new Set(['', '0', 'false', 'no']);

const openAccount = async (
  sql: Sql,
  services: Services,
  request: RegisterRequest,
  passwordHash: string,
  asker: Asker,
): Promise<void> => {
  const opened = { profileId: newProfileId(services), msisdn: request.phone };
  const isNew = await insertCustomer(sql, {
    ...opened,
    ...request,
    passwordHash,
    status: 'unverified',
    language: asker.language ?? 'en',
    takesOffers: services.rulebook === 'spec',
    at: services.realClock.now(),
  });
  if (!isNew) return;
  await openWallet(sql, opened.profileId);
  await sendCode(sql, services, opened, asker, 'sms.code.registered');
};

/** Tells a phone in the register of excluded persons that no account is opened. Only the phone's owner learns it (D41, D105). */
const tellListed = (sql: Sql, services: Services, phone: Msisdn): Promise<void> =>
  sendInLanguage(sql, services, {
    to: phone,
    id: 'sms.register.no-account',
    at: services.bettingClock.now(),
  });

const tellOwner = (sql: Sql, services: Services, phone: Msisdn): Promise<void> =>
  sendInLanguage(sql, services, { to: phone, id: 'sms.account.taken', at: services.bettingClock.now() });

/**
 * Registers a phone again that was never verified. Only its owner reads the code, but cannot tell which registration it was sent
 * for: so a code never verifies another password than the one it was sent for. While a code is awaited, or if none may be sent,
 * another password does not replace the first: neither counts any more, and the owner chooses one by Recover Password.
 */
const registerAgain = async (
  sql: Sql,
  services: Services,
  known: CustomerRow,
  { request, asker, passwordHash, isRepeat, maySend }: Again,
): Promise<void> => {
  const at = services.realClock.now();
  const isContested = !isRepeat && (!maySend || (await isCodeAwaited(sql, known.profileId, at)));
  if (!isRepeat)
    await updateRegistration(sql, known.profileId, {
      ...request,
      passwordHash: isContested ? null : passwordHash,
      at,
    });
  if (maySend)
    await sendCode(sql, services, known, asker, isContested ? 'sms.code.contested' : 'sms.code.registered');
};

interface Again {
  readonly request: RegisterRequest;
  readonly asker: Asker;
  readonly passwordHash: string;
  /** True if the password is the one chosen before. */
  readonly isRepeat: boolean;
  readonly maySend: boolean;
}

/** @returns false if the account's password is no longer `compared`: the caller has to start again. */
const tryToRegister = (
  services: Services,
  request: RegisterRequest,
  asker: Asker,
  passwordHash: string,
  compared: { readonly hash: string | null; readonly isSame: boolean; readonly isListed: boolean },
): Promise<boolean> =>
  services.db.transaction(async (sql) => {
    await lockPhone(sql, request.phone);
    const known = await selectByMsisdn(sql, request.phone, { lock: true });
    if ((known?.passwordHash ?? null) !== compared.hash) return false;
    const maySend = (await countSend(sql, services, request.phone, 'registration')) === 0;
    if (known?.status === 'unverified')
      await registerAgain(sql, services, known, {
        request,
        asker,
        passwordHash,
        isRepeat: compared.isSame,
        maySend,
      });
    else if (maySend && known !== null) await tellOwner(sql, services, request.phone);
    else if (maySend)
      await (compared.isListed
        ? tellListed(sql, services, request.phone)
        : openAccount(sql, services, request, passwordHash, asker));
    return true;
  });

/**
 * Opens an account that waits for its code, or does nothing if the phone has one: the answer is the same, and only the phone's
 * owner learns the difference (D41). Registering again after the code has expired replaces the password and sends a new code;
 * until then see `registerAgain`. The consent is stored with its version (D68).
 */
export const register = async (
  services: Services,
  asked: RegisterRequest,
  asker: Asker,
  isPhoneListed: IsPhoneListed,
): Promise<PlainAnswer> => {
  const request = { ...asked, referralCode: referralCodeTyped(asked.referralCode) };
  const problem = passwordProblem(request.password, request.phone);
  if (problem !== null) return refused(problem);
  if (NO_CONSENT.has(request.consent.trim().toLowerCase())) return refused(worded('consent-missing'));
  if (!(await isReferralKnown(services.db, request.referralCode))) return refused(worded('referral-unknown'));
  const passwordHash = await hashPassword(request.password);
  const isListed = await isPhoneListed(services, request.phone);
  // Compared outside the transaction, for every phone: the work is slow, must not hold locks, and must reveal nothing by its
  // duration.
  for (let isDone = false; !isDone;) {
    const hash = (await selectByMsisdn(services.db, request.phone))?.passwordHash ?? null;
    isDone = await tryToRegister(services, request, asker, passwordHash, {
      hash,
      isSame: await isPassword(hash, request.password),
      isListed,
    });
  }
  return ACCEPTED;
};
