import type { BlockReason } from '@kipenga/desk-rules';
import { profileId, type Instant, type Msisdn, type ProfileId } from '@kipenga/betting-core';
import { ownerOf, takeName, type Sql } from '../database/index.ts';
import { isLanguage, type Language } from '../wording/index.ts';

export type CustomerStatus = 'unverified' | 'active' | 'closed';

export interface CustomerRow {
  readonly profileId: ProfileId;
  readonly msisdn: Msisdn;
  readonly passwordHash: string | null;
  readonly status: CustomerStatus;
}

const COLUMNS = 'profile_id AS "profileId", msisdn, password_hash AS "passwordHash", status';

export const selectByMsisdn = async (
  sql: Sql,
  msisdn: Msisdn,
  { lock = false } = {},
): Promise<CustomerRow | null> => {
  const owner = await ownerOf(sql, 'phone', msisdn);
  if (owner === null) return null;
  const [row] = await sql.query<CustomerRow>(
    `SELECT ${COLUMNS} FROM customer WHERE profile_id = $1${lock ? ' FOR UPDATE' : ''}`,
    [owner],
  );
  return row ? { ...row, profileId: profileId(row.profileId) } : null;
};

export interface NewCustomer {
  readonly profileId: ProfileId;
  readonly msisdn: Msisdn;
  readonly passwordHash: string | null;
  readonly status: CustomerStatus;
  readonly consent: string;
  readonly medium: string;
  readonly referralCode: string;
  readonly language: Language;
  /** Consent to offers by SMS. By the law of the day only customers who ask for offers get them (D94). */
  readonly takesOffers: boolean;
  readonly at: Instant;
}

/** False if the phone is taken. */
export const insertCustomer = async (sql: Sql, it: NewCustomer): Promise<boolean> => {
  if (!(await takeName(sql, 'phone', it.msisdn, it.profileId))) return false;
  await sql.query(
    `INSERT INTO customer (profile_id, msisdn, password_hash, status, consent, consented_at, medium, referral_code, language, takes_offers)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      it.profileId,
      it.msisdn,
      it.passwordHash,
      it.status,
      it.consent,
      it.at,
      it.medium,
      it.referralCode,
      it.language,
      it.takesOffers,
    ],
  );
  return true;
};

/** The newest registration of a phone that is not verified yet; it replaces the earlier one. */
export type Registration = Pick<NewCustomer, 'passwordHash' | 'consent' | 'medium' | 'referralCode' | 'at'>;

export const updateRegistration = (sql: Sql, id: ProfileId, it: Registration) =>
  sql.query(
    `UPDATE customer SET password_hash = $2, consent = $3, consented_at = $4, medium = $5, referral_code = $6
     WHERE profile_id = $1 AND status = 'unverified'`,
    [id, it.passwordHash, it.consent, it.at, it.medium, it.referralCode],
  );

export const updateLanguage = (sql: Sql, id: ProfileId, language: Language) =>
  sql.query('UPDATE customer SET language = $2 WHERE profile_id = $1', [id, language]);

/** The language of a phone's account; English if there is none, or if the house no longer has the language. */
export const selectLanguage = async (sql: Sql, msisdn: Msisdn): Promise<Language> => {
  const owner = await ownerOf(sql, 'phone', msisdn);
  if (owner === null) return 'en';
  const [row] = await sql.query<{ language: string }>('SELECT language FROM customer WHERE profile_id = $1', [
    owner,
  ]);
  return isLanguage(row?.language) ? row.language : 'en';
};

export const updatePassword = (sql: Sql, id: ProfileId, passwordHash: string) =>
  sql.query('UPDATE customer SET password_hash = $2 WHERE profile_id = $1', [id, passwordHash]);

export const updateVerified = (sql: Sql, id: ProfileId, at: Instant) =>
  sql.query(
    `UPDATE customer SET status = 'active', verified_at = COALESCE(verified_at, $2) WHERE profile_id = $1 AND status = 'unverified'`,
    [id, at],
  );

export const updateClosed = (sql: Sql, id: ProfileId) =>
  sql.query(`UPDATE customer SET status = 'closed' WHERE profile_id = $1`, [id]);

/** The reason an account was closed; null if it is open. */
export const selectClosingReason = async (sql: Sql, id: ProfileId): Promise<string | null> => {
  const [row] = await sql.query<{ reason: string }>(
    'SELECT reason FROM account_closing WHERE profile_id = $1',
    [id],
  );
  return row?.reason ?? null;
};

/** A block of an account by the house: no stakes and no deposits. */
export interface AccountBlock {
  readonly reason: BlockReason;
  /** True if withdrawals are blocked too. */
  readonly holdsMoney: boolean;
  readonly since: Instant;
}

export const blockOf = async (sql: Sql, owner: ProfileId): Promise<AccountBlock | null> => {
  const [row] = await sql.query<AccountBlock>(
    'SELECT reason, holds_money AS "holdsMoney", since FROM customer_block WHERE profile_id = $1',
    [owner],
  );
  return row ?? null;
};

/** The customer's own referral code; null before its first use. */
export const selectReferralCode = async (sql: Sql, id: ProfileId): Promise<string | null> => {
  const [row] = await sql.query<{ code: string | null }>(
    'SELECT own_referral_code AS code FROM customer WHERE profile_id = $1',
    [id],
  );
  return row?.code ?? null;
};

/** The customer's own referral code: the existing one, or else this one from now on. Claim its name first. */
export const keepReferralCode = async (sql: Sql, id: ProfileId, code: string): Promise<string> => {
  const [row] = await sql.query<{ code: string }>(
    'UPDATE customer SET own_referral_code = COALESCE(own_referral_code, $2) WHERE profile_id = $1 RETURNING own_referral_code AS code',
    [id, code],
  );
  if (!row) throw new RangeError(`there is no customer ${id}`);
  return row.code;
};

export const updateOffers = (sql: Sql, id: ProfileId, takesOffers: boolean) =>
  sql.query('UPDATE customer SET takes_offers = $2 WHERE profile_id = $1', [id, takesOffers]);
