import type { Instant } from '@kipenga/betting-core';
import type { LogInAnswer, LogInRequest, Profile } from '@kipenga/contracts';
import type { Asker } from '../http/index.ts';
import { secondsFromNow } from '../ports/index.ts';
import type { Services } from '../services/index.ts';
import { worded, type Worded } from '../wording/index.ts';
import {
  blockOf,
  selectByMsisdn,
  selectClosingReason,
  updateLanguage,
  type CustomerRow,
} from './customers.store.ts';
import { namesOf, rememberNames } from './known-askers.ts';
import { provePassword } from './prove-password.ts';
import { balanceOf } from './balance-of.ts';
import { insertSession } from './sessions.store.ts';
import { newLoginToken, tokenHashOf } from './token.ts';

const SESSION_SECONDS = 12 * 3_600;
const REMEMBERED_SECONDS = 30 * 86_400;

const refused = (code: number, why: Worded): LogInAnswer => ({ kind: 'refused', code, ...why });
const WRONG = refused(1, worded('login-wrong'));

/**
 * Opens a session, but only for the password that was just proved: a reset meanwhile ends every login with the old one, so the
 * row is read again under its lock.
 * @returns null if the password has changed since.
 */
const openSession = async (
  services: Services,
  proved: CustomerRow,
  remember: boolean,
  asker: Asker,
): Promise<Profile | null> => {
  const { db, realClock, random } = services;
  const { profileId, msisdn } = proved;
  const token = newLoginToken(random, profileId);
  const gameToken = newLoginToken(random, profileId);
  const expiresAt: Instant = secondsFromNow(realClock, remember ? REMEMBERED_SECONDS : SESSION_SECONDS);
  return db.transaction(async (sql) => {
    const now = await selectByMsisdn(sql, msisdn, { lock: true });
    if (now?.passwordHash !== proved.passwordHash || now.status !== proved.status) return null;
    if (asker.language !== null) await updateLanguage(sql, profileId, asker.language);
    const login = { owner: profileId, loginHash: tokenHashOf(token), expiresAt };
    await insertSession(sql, { ...login, kind: 'session', tokenHash: login.loginHash });
    await insertSession(sql, { ...login, kind: 'game', tokenHash: tokenHashOf(gameToken) });
    // A mark that was just issued is not remembered: logins without cookies would push out browsers that come back.
    await rememberNames(sql, services, msisdn, namesOf(msisdn, asker));
    return {
      phone: msisdn,
      profileId,
      ...(await balanceOf(sql, profileId)),
      token,
      gameCode: `KPG${profileId}`,
      gameToken,
      expiresAt,
    };
  });
};

/** The reason an account is closed. Shown only after the right password (D104). */
const closedWords = async ({ db }: Services, { profileId }: CustomerRow): Promise<Worded> => {
  const reason = await selectClosingReason(db, profileId);
  if (reason === 'own-wish') return worded('account-closed-own');
  return worded(reason === 'under-age' ? 'account-closed-under-age' : 'account-closed');
};

/** The greeting after login. A blocked customer gets the block and its reason, which were not sent any other way (D98). */
const welcome = async ({ db }: Services, { profileId }: CustomerRow) => {
  const block = await blockOf(db, profileId);
  if (block === null) return { description: 'Welcome back.' };
  return worded(block.holdsMoney ? 'account-blocked-money' : 'account-blocked', { why: block.reason });
};

/**
 * Logs in (R4-17). Answers 101 only to the right password of a phone that is not verified yet (D41, D68).
 * @returns 'too-often' after too many wrong passwords: see `provePassword`.
 */
export const logIn = async (
  services: Services,
  { phone, password, remember }: LogInRequest,
  asker: Asker,
): Promise<LogInAnswer | 'too-often'> => {
  const known = await provePassword(services, phone, password, asker);
  if (known === 'too-often') return known;
  if (known === 'wrong') return WRONG;
  if (known.status === 'unverified')
    return { kind: 'unverified', description: 'Verify your phone number first.' };
  if (known.status === 'closed') return refused(2, await closedWords(services, known));
  const profile = await openSession(services, known, remember, asker);
  if (profile === null) return WRONG;
  return { kind: 'logged-in', ...(await welcome(services, known)), profile };
};
