import { createHash } from 'node:crypto';
import type { ProfileId } from '@kipenga/betting-core';
import type { Database, Sql } from './sql.ts';

/** A request that must have its effect once, however often it arrives (D24). */
export interface OnceKey {
  readonly profileId: ProfileId;
  /** What is asked for, e.g. "place-bet": one key of a client may serve different calls. */
  readonly operation: string;
  /** The client's Idempotency-Key; null for a client that sends none. */
  readonly key: string | null;
  /** The request; two bodies under one key are refused. */
  readonly body: unknown;
}

/**
 * What the work answers. With `isFinal: false` a client without a key is told it, but it is not kept: they
 * may ask anew.
 */
export interface Once<A> {
  readonly answer: A;
  readonly isFinal: boolean;
}

export type OnceAnswer<A> =
  | { readonly kind: 'answered'; readonly answer: A; readonly isRepeat: boolean }
  | { readonly kind: 'key-reused' };

/** How long the same body without a key counts as the same request: three retries of 30 s fit in. */
const KEYLESS_WINDOW = '150 seconds';

const hashOf = (body: unknown): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('base64url');

const nameOf = (operation: string, key: string): string => `${operation} ${key}`;

/** While a request is at work its row is seen by nobody else; this lock is. It ends with the transaction. */
const LOCK = `hashtextextended($1::text || ' ' || $2::text, 0)`;

const CLAIM = `
  INSERT INTO kept_answer AS kept (profile_id, key, body_hash)
  SELECT $1::text, $2::text, $3::text FROM pg_advisory_xact_lock(${LOCK})
  ON CONFLICT (profile_id, key) DO UPDATE SET made_at = now(), answer = NULL
  WHERE $4 AND kept.made_at < now() - interval '${KEYLESS_WINDOW}'
  RETURNING key`;

/**
 * Claims the key, does the work and keeps its answer, in one transaction. A repeat gets the first answer,
 * also one that arrives during the work. Work that throws leaves the key free. Answers must be plain JSON.
 */
export const answerOnce = <A>(
  db: Database,
  { profileId, operation, key, body }: OnceKey,
  work: (sql: Sql) => Promise<Once<A>>,
): Promise<OnceAnswer<A>> =>
  db.transaction(async (sql) => {
    const bodyHash = hashOf(body);
    const name = nameOf(operation, key ?? `body ${bodyHash}`);
    const claimed = await sql.query(CLAIM, [profileId, name, bodyHash, key === null]);
    if (claimed.length === 0) {
      const [kept] = await sql.query<{ bodyHash: string; answer: A }>(
        'SELECT body_hash AS "bodyHash", answer FROM kept_answer WHERE profile_id = $1 AND key = $2',
        [profileId, name],
      );
      if (!kept || kept.bodyHash !== bodyHash) return { kind: 'key-reused' };
      return { kind: 'answered', answer: kept.answer, isRepeat: true };
    }
    const { answer, isFinal } = await work(sql);
    if (isFinal || key !== null) {
      await sql.query('UPDATE kept_answer SET answer = $3 WHERE profile_id = $1 AND key = $2', [
        profileId,
        name,
        JSON.stringify(answer),
      ]);
    } else {
      await sql.query('DELETE FROM kept_answer WHERE profile_id = $1 AND key = $2', [profileId, name]);
    }
    return { kind: 'answered', answer, isRepeat: false };
  });

/** What is known of a keyed request: its answer, that it is at work at this moment, or nothing: it did not come, or it failed. */
export type KeptAnswer<A> =
  | { readonly kind: 'answered'; readonly answer: A }
  | { readonly kind: 'at-work' }
  | { readonly kind: 'unknown' };

/** Looks up what a request with this key was answered, without waiting for one that is at work. */
export const keptAnswer = <A>(
  db: Database,
  { profileId, operation, key }: Pick<OnceKey, 'profileId' | 'operation'> & { readonly key: string },
): Promise<KeptAnswer<A>> =>
  db.transaction(async (sql) => {
    const values = [profileId, nameOf(operation, key)];
    const [lock] = await sql.query<{ isFree: boolean }>(
      `SELECT pg_try_advisory_xact_lock_shared(${LOCK}) AS "isFree"`,
      values,
    );
    if (lock?.isFree !== true) return { kind: 'at-work' };
    // A statement of its own: it sees what was committed before the lock was to be had.
    const [kept] = await sql.query<{ answer: A }>(
      'SELECT answer FROM kept_answer WHERE profile_id = $1 AND key = $2',
      values,
    );
    return kept ? { kind: 'answered', answer: kept.answer } : { kind: 'unknown' };
  });
