import type { Instant, Msisdn, ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { burnCodes } from './codes.store.ts';
import { selectByMsisdn, updateClosed } from './customers.store.ts';
import { endSessionsOf } from './sessions.store.ts';

/** The account of a phone, whatever became of it; null without one. */
export const accountByMsisdn = async (
  sql: Sql,
  phone: Msisdn,
  { lock = false } = {},
): Promise<{ readonly profileId: ProfileId; readonly isClosed: boolean } | null> => {
  const known = await selectByMsisdn(sql, phone, { lock });
  return known && { profileId: known.profileId, isClosed: known.status === 'closed' };
};

/** Shuts an account: ends its logins and codes, and reserves its number, so that no other account is opened with it. */
export const shutAccount = async (sql: Sql, profileId: ProfileId, at: Instant): Promise<void> => {
  await updateClosed(sql, profileId);
  await endSessionsOf(sql, profileId, at);
  await burnCodes(sql, profileId, at);
};
