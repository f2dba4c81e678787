import type { Msisdn } from '@kipenga/betting-core';
import type { PlainAnswer, RegisterRequest } from '@kipenga/contracts';
import type { Sql } from '../database/index.ts';
import { openWallet } from '../ledger/index.ts';
import { sendSms } from '../sms/index.ts';
import { countSend, sendCode } from './codes.ts';
import type { CustomerDesk } from './customer-desk.ts';
import { insertCustomer, selectByMsisdn, updatePassword } from './customers.store.ts';
import { hashPassword, passwordProblem } from './password.ts';
import { newProfileId } from './profile-id.ts';

const ACCEPTED: PlainAnswer = { kind: 'accepted', description: 'We have sent a code to your phone. Enter it to finish.' };
const refused = (description: string): PlainAnswer => ({ kind: 'refused', code: 1, description });

const codeWords = (code: string): string => `Your Kipenga code is ${code}. It works for 10 minutes. Tell it to nobody.`;

const openAccount = async (sql: Sql, desk: CustomerDesk, request: RegisterRequest, passwordHash: string): Promise<void> => {
  const opened = { profileId: newProfileId(desk), msisdn: request.phone };
  const isNew = await insertCustomer(sql, { ...opened, ...request, passwordHash, status: 'unverified', at: desk.clock.now() });
  if (!isNew) return;
  await openWallet(sql, opened.profileId);
  await sendCode(sql, desk, opened, codeWords);
};

const tellOwner = (sql: Sql, desk: CustomerDesk, phone: Msisdn): Promise<void> =>
  sendSms(sql, { to: phone, text: 'You already have a Kipenga account with this number. If you forgot your password, choose Recover Password.', at: desk.clock.now() });

/**
 * Opens an account that waits for its code, or opens nothing when the phone has one: the answer is the same, and only
 * the owner of the phone learns the difference (D41). Registering again before the code was entered replaces the
 * password, with a new code. The consent is kept with its version (D68).
 */
export const register = async (desk: CustomerDesk, request: RegisterRequest): Promise<PlainAnswer> => {
  const problem = passwordProblem(request.password);
  if (problem !== null) return refused(problem);
  if (request.consent.trim() === '') return refused('Please confirm that you are at least 18 years of age and accept the Terms and Conditions.');
  const passwordHash = await hashPassword(request.password);
  await desk.db.transaction(async (sql) => {
    if ((await countSend(sql, desk, request.phone)) > 0) return;
    const known = await selectByMsisdn(sql, request.phone, { lock: true });
    if (known === null) return openAccount(sql, desk, request, passwordHash);
    if (known.status !== 'unverified') return tellOwner(sql, desk, request.phone);
    await updatePassword(sql, known.profileId, passwordHash);
    return sendCode(sql, desk, known, codeWords);
  });
  return ACCEPTED;
};
