import { ROLES, type Role } from '@kipenga/desk-rules';
import type { Instant } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';

export interface OperatorRow {
  readonly name: string;
  readonly role: Role;
  readonly passwordHash: string;
  /** Sealed for this operator. */
  readonly sealedTotp: string;
}

/** Keeps a new operator. False where the name is taken. */
export const insertOperator = async (
  sql: Sql,
  { name, role, passwordHash, sealedTotp }: OperatorRow,
  at: Instant,
): Promise<boolean> =>
  (
    await sql.query(
      `INSERT INTO operator (name, role, password_hash, totp_secret, made_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING RETURNING 1`,
      [name, role, passwordHash, sealedTotp, at],
    )
  ).length === 1;

/** A working operator; null if the name is unknown or was stopped. */
export const operatorNamed = async (sql: Sql, name: string): Promise<OperatorRow | null> => {
  const [row] = await sql.query<OperatorRow>(
    `SELECT name, role, password_hash AS "passwordHash", totp_secret AS "sealedTotp" FROM operator WHERE name = $1 AND stopped_at IS NULL`,
    [name],
  );
  return row ?? null;
};

/** Stops an operator, and ends their sessions. False where nobody of this name works here. */
export const stopOperator = async (sql: Sql, name: string, at: Instant): Promise<boolean> => {
  await endSessionsOf(sql, name, at);
  const stopped = 'UPDATE operator SET stopped_at = $2 WHERE name = $1 AND stopped_at IS NULL RETURNING 1';
  return (await sql.query(stopped, [name, at])).length === 1;
};

/** Gives an operator another secret: codes of the old one open nothing any more, and neither does a session. */
export const keepTotpSecret = async (
  sql: Sql,
  name: string,
  sealedTotp: string,
  at: Instant,
): Promise<void> => {
  await endSessionsOf(sql, name, at);
  await sql.query('UPDATE operator SET totp_secret = $2, totp_step = 0 WHERE name = $1', [name, sealedTotp]);
};

/** Every stored secret, those of stopped operators included. */
export const listSealed = (
  sql: Sql,
): Promise<readonly (Pick<OperatorRow, 'name' | 'sealedTotp'> & { readonly isStopped: boolean })[]> =>
  sql.query(
    'SELECT name, totp_secret AS "sealedTotp", stopped_at IS NOT NULL AS "isStopped" FROM operator ORDER BY name',
  );

/** Stores a newly sealed secret, unless the operator got another one in the meantime. */
export const resealTotp = (sql: Sql, name: string, was: string, sealedTotp: string): Promise<unknown> =>
  sql.query('UPDATE operator SET totp_secret = $3 WHERE name = $1 AND totp_secret = $2', [
    name,
    was,
    sealedTotp,
  ]);

const endSessionsOf = (sql: Sql, name: string, at: Instant) =>
  sql.query('UPDATE operator_session SET ended_at = $2 WHERE operator = $1 AND ended_at IS NULL', [name, at]);

/** Takes the code of a step; of several who show it, or one before it, one gets in. */
export const takeStep = async (sql: Sql, name: string, step: number): Promise<boolean> =>
  (
    await sql.query('UPDATE operator SET totp_step = $2 WHERE name = $1 AND totp_step < $2 RETURNING 1', [
      name,
      step,
    ])
  ).length === 1;

/** Every operator, by name. */
export const listOperators = (sql: Sql) =>
  sql.query<{
    readonly name: string;
    readonly role: Role;
    readonly madeAt: Instant;
    readonly isStopped: boolean;
    readonly lastSeenAt: Instant | null;
  }>(
    `SELECT name, role, made_at AS "madeAt", stopped_at IS NOT NULL AS "isStopped",
       (SELECT begun_at FROM operator_session WHERE operator = name ORDER BY begun_at DESC LIMIT 1) AS "lastSeenAt"
     FROM operator ORDER BY name LIMIT 500`,
  );

export interface NewSession {
  readonly tokenHash: string;
  readonly operator: string;
  readonly network: string;
  readonly begunAt: Instant;
  readonly expiresAt: Instant;
}

export const insertSession = async (sql: Sql, it: NewSession): Promise<void> => {
  await sql.query(
    'INSERT INTO operator_session (token_hash, operator, network, begun_at, expires_at) VALUES ($1, $2, $3, $4, $5)',
    [it.tokenHash, it.operator, it.network, it.begunAt, it.expiresAt],
  );
};

export const endSession = async (sql: Sql, tokenHash: string, at: Instant): Promise<void> => {
  await sql.query('UPDATE operator_session SET ended_at = $2 WHERE token_hash = $1 AND ended_at IS NULL', [
    tokenHash,
    at,
  ]);
};

/** The operator of a live session. */
export interface OperatorAtWork {
  readonly name: string;
  readonly role: Role;
  readonly endsAt: Instant;
}

export const liveOperator = async (
  sql: Sql,
  tokenHash: string,
  now: Instant,
): Promise<OperatorAtWork | null> => {
  const [row] = await sql.query<OperatorAtWork>(
    `SELECT name, role, expires_at AS "endsAt" FROM operator_session JOIN operator ON operator.name = operator_session.operator
     WHERE token_hash = $1 AND ended_at IS NULL AND expires_at > $2 AND stopped_at IS NULL AND role = ANY($3::text[])`,
    [tokenHash, now, ROLES],
  );
  return row ?? null;
};

/** Those of these sessions that live. */
export const aliveAmong = async (
  sql: Sql,
  tokenHashes: readonly string[],
  now: Instant,
): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await sql.query<{ tokenHash: string }>(
        `SELECT token_hash AS "tokenHash" FROM operator_session JOIN operator ON operator.name = operator_session.operator
         WHERE token_hash = ANY($1::text[]) AND ended_at IS NULL AND expires_at > $2 AND stopped_at IS NULL`,
        [tokenHashes, now],
      )
    ).map(({ tokenHash }) => tokenHash),
  );

/** True where an operator has logged in from a network before. */
export const isKnownNetwork = async (sql: Sql, operator: string, network: string): Promise<boolean> =>
  (
    await sql.query('SELECT 1 FROM operator_session WHERE operator = $1 AND network = $2 LIMIT 1', [
      operator,
      network,
    ])
  ).length === 1;

interface Tried {
  readonly name: string;
  readonly network: string;
}

/** Makes those who try one name follow each other until their transactions end. */
export const lockName = (sql: Sql, name: string): Promise<unknown> =>
  sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 230))', [name]);

/** Counts the tries since a moment, up to a number. */
export const triesSince = async (sql: Sql, it: Tried, since: Instant, most: number): Promise<number> =>
  (
    await sql.query('SELECT 1 FROM operator_try WHERE name = $1 AND network = $2 AND at > $3 LIMIT $4', [
      it.name,
      it.network,
      since,
      most,
    ])
  ).length;

export const insertTry = async (sql: Sql, it: Tried, at: Instant): Promise<string> => {
  const [row] = await sql.query<{ id: string }>(
    'INSERT INTO operator_try (name, network, at) VALUES ($1, $2, $3) RETURNING try_id AS id',
    [it.name, it.network, at],
  );
  return row?.id ?? '';
};

export const deleteTry = (sql: Sql, tryId: string): Promise<unknown> =>
  sql.query('DELETE FROM operator_try WHERE try_id = $1', [tryId]);
