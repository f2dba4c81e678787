import type { Identity, Instant, Msisdn, NairobiDay, ProfileId } from '@kipenga/betting-core';
import type { IdentityState } from '@kipenga/contracts';
import type { Sql } from '../database/index.ts';

/** The reason an identity was refused, as stored. */
export type IdentityRefusal = 'no-match' | 'under-age' | 'taken';

/** The stored state of a customer's identity check. */
export interface IdentityKept {
  readonly state: Exclude<IdentityState, 'needed'>;
  /** Null once it was refused. */
  readonly identity: Identity | null;
  readonly askedAt: Instant;
  /** The time of the first of the counted tries. */
  readonly triedSince: Instant;
  readonly tries: number;
}

type Row = Pick<IdentityKept, 'state' | 'askedAt' | 'triedSince' | 'tries'> & {
  readonly idNumber: string | null;
  readonly birthDate: NairobiDay | null;
  readonly name: string | null;
};

export const selectIdentity = async (sql: Sql, owner: ProfileId): Promise<IdentityKept | null> => {
  const [row] = await sql.query<Row>(
    `SELECT state, id_number AS "idNumber", birth_date AS "birthDate", name, asked_at AS "askedAt", tried_since AS "triedSince", tries
     FROM customer_identity WHERE profile_id = $1`,
    [owner],
  );
  if (!row) return null;
  const { idNumber, birthDate, name, ...kept } = row;
  const isWhole = idNumber !== null && birthDate !== null && name !== null;
  return { ...kept, identity: isWhole ? { idNumber, birthDate, name } : null };
};

/** A try to prove an identity: the `tries`-th since `triedSince`. */
export type IdentityTry = Pick<IdentityKept, 'triedSince' | 'tries'>;

export const upsertPending = (
  sql: Sql,
  owner: ProfileId,
  { idNumber, birthDate, name }: Identity,
  { triedSince, tries }: IdentityTry,
  at: Instant,
) =>
  sql.query(
    `INSERT INTO customer_identity (profile_id, state, id_number, birth_date, name, asked_at, tried_since, tries)
     VALUES ($1, 'pending', $2, $3, $4, $5, $6, $7)
     ON CONFLICT (profile_id) DO UPDATE SET state = 'pending', id_number = excluded.id_number, birth_date = excluded.birth_date,
       name = excluded.name, why = NULL, asked_at = excluded.asked_at, tried_since = excluded.tried_since, tries = excluded.tries`,
    [owner, idNumber, birthDate, name, at, triedSince, tries],
  );

export const updateVerified = (sql: Sql, owner: ProfileId) =>
  sql.query(`UPDATE customer_identity SET state = 'verified' WHERE profile_id = $1`, [owner]);

/** Deletes the card that was refused: it may be anybody's. */
export const updateRefused = (sql: Sql, owner: ProfileId, why: IdentityRefusal) =>
  sql.query(
    `UPDATE customer_identity SET state = 'refused', why = $2, id_number = NULL, birth_date = NULL, name = NULL WHERE profile_id = $1`,
    [owner, why],
  );

/** A customer, as asked about at the register. */
export interface RegisteredPerson {
  readonly profileId: ProfileId;
  readonly msisdn: Msisdn;
  readonly idNumber: string | null;
}

/** The next customers after an id, whose accounts are open. */
export const selectPersons = (sql: Sql, after: string, most: number): Promise<readonly RegisteredPerson[]> =>
  sql.query<RegisteredPerson>(
    `SELECT c.profile_id AS "profileId", c.msisdn, i.id_number AS "idNumber"
     FROM customer c LEFT JOIN customer_identity i ON i.profile_id = c.profile_id AND i.state = 'verified'
     WHERE c.profile_id > $1 AND c.status = 'active' ORDER BY c.profile_id LIMIT $2`,
    [after, most],
  );
