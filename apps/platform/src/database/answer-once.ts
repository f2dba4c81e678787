import { createHash } from 'node:crypto';
import type { ProfileId } from '@kipenga/betting-core';
import type { Database, Sql } from './sql.ts';
import { together } from './together.ts';
import { isLockTimeout } from './transaction.ts';

/** A request that must take effect once, however often it arrives (D24). */
export interface OnceKey {
  readonly profileId: ProfileId;
  /** Name of the operation, e.g. "place-bet": one key of a client may serve different calls. */
  readonly operation: string;
  /** The client's Idempotency-Key; null if it sends none. */
  readonly key: string | null;
  /** The request body. Two different bodies under one key are refused. */
  readonly body: unknown;
  /**
   * Locks the customer's wallet in the same statement, after the claim: a request waiting for the lock counts as at work
   * ({@link keptAnswer}).
   */
  readonly locksWallet?: boolean;
}

/** The result of the work. With `isFinal: false` a client without a key gets the answer, but it is not stored: the client may ask again. */
export interface Once<A> {
  readonly answer: A;
  readonly isFinal: boolean;
  /** Writes the answer's effects; sent together with storing the answer. */
  readonly write?: () => Promise<unknown>;
}

export type OnceAnswer<A> =
  | { readonly kind: 'answered'; readonly answer: A; readonly isRepeat: boolean }
  | { readonly kind: 'key-reused' };

/** Time for which the same body without a key counts as the same request: three retries of 30 s fit in. */
const KEYLESS_WINDOW = '150 seconds';

const hashOf = (body: unknown): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('base64url');

const nameOf = (operation: string, key: string): string => `${operation} ${key}`;

const CLAIM = `
  INSERT INTO kept_answer AS kept (profile_id, key, body_hash)
  VALUES ($1, $2, $3)
  ON CONFLICT (profile_id, key) DO UPDATE SET made_at = excluded.made_at, answer = NULL
  WHERE $4 AND excluded.made_at - kept.made_at > interval '${KEYLESS_WINDOW}'
  RETURNING key`;

/** The wallet's row is locked once it has been joined with the claim, so the claim always comes first. */
const CLAIM_AND_LOCK = `
  WITH claimed AS (${CLAIM})
  SELECT claimed.key FROM claimed, wallet WHERE wallet.profile_id = $1 FOR UPDATE OF wallet`;

/**
 * Claims the key, does the work and stores its answer, in one transaction. A repeat gets the first answer, even if it arrives
 * during the work. Work that throws leaves the key free. Answers must be plain JSON.
 * @param read locks and reads the rows the work needs, in the same round trip as the claim. It also runs for a repeat, so it
 * must not write.
 */
export const answerOnce = <A, Read = undefined>(
  db: Database,
  once: OnceKey,
  work: (sql: Sql, read: Read) => Promise<Once<A>>,
  read?: (sql: Sql) => Promise<Read>,
): Promise<OnceAnswer<A>> => db.transaction((sql) => answerWithin(sql, once, work, read));

/** Like `answerOnce`, inside an open transaction that may do more: everything is kept, or nothing. */
export const answerWithin = async <A, Read = undefined>(
  sql: Sql,
  { profileId, operation, key, body, locksWallet = false }: OnceKey,
  work: (sql: Sql, read: Read) => Promise<Once<A>>,
  read: (sql: Sql) => Promise<Read> = async () => undefined as Read,
): Promise<OnceAnswer<A>> => {
  const bodyHash = hashOf(body);
  const name = nameOf(operation, key ?? `body ${bodyHash}`);
  const [claimed, found] = await together([
    sql.query(locksWallet ? CLAIM_AND_LOCK : CLAIM, [profileId, name, bodyHash, key === null]),
    read(sql),
  ]);
  if (claimed.length === 0) {
    const [kept] = await sql.query<{ bodyHash: string; answer: A }>(
      'SELECT body_hash AS "bodyHash", answer FROM kept_answer WHERE profile_id = $1 AND key = $2',
      [profileId, name],
    );
    if (!kept || kept.bodyHash !== bodyHash) return { kind: 'key-reused' };
    return { kind: 'answered', answer: kept.answer, isRepeat: true };
  }
  const { answer, isFinal, write } = await work(sql, found);
  const keep =
    isFinal || key !== null
      ? ([
          'UPDATE kept_answer SET answer = $3 WHERE profile_id = $1 AND key = $2',
          JSON.stringify(answer),
        ] as const)
      : (['DELETE FROM kept_answer WHERE profile_id = $1 AND key = $2'] as const);
  const [text, ...kept] = keep;
  await together([write?.(), sql.query(text, [profileId, name, ...kept])]);
  return { kind: 'answered', answer, isRepeat: false };
};

/** The state of a keyed request: answered, at work, or unknown because it never came or failed. */
export type KeptAnswer<A> =
  | { readonly kind: 'answered'; readonly answer: A }
  | { readonly kind: 'at-work' }
  | { readonly kind: 'unknown' };

/** Time a look waits for a row that another transaction is writing. */
const LOOK_MS = 20;

/** Rolls a claim back: nothing is written, and other looks are blocked for one statement at most. */
const LET_GO = new Error('a claim is let go');

/**
 * Claims a key and releases it. The uncommitted row of a request at work is invisible, but blocks another insert.
 * @returns 'at-work' if one is being written, 'kept' if one exists, 'free' if there is none.
 */
const tryToClaim = async (db: Database, values: readonly string[]): Promise<'at-work' | 'kept' | 'free'> => {
  try {
    return await db.transaction(async (sql) => {
      await sql.query(`SET LOCAL lock_timeout = '${LOOK_MS}ms'`);
      const claimed = await sql.query(
        `INSERT INTO kept_answer (profile_id, key, body_hash) VALUES ($1, $2, '') ON CONFLICT DO NOTHING RETURNING key`,
        values,
      );
      if (claimed.length === 0) return 'kept' as const;
      throw LET_GO;
    });
  } catch (error) {
    if (error === LET_GO) return 'free';
    if (isLockTimeout(error)) return 'at-work';
    throw error;
  }
};

/** Finds the answer to a request with this key, without waiting for one that is at work. */
export const keptAnswer = async <A>(
  db: Database,
  { profileId, operation, key }: Pick<OnceKey, 'profileId' | 'operation'> & { readonly key: string },
): Promise<KeptAnswer<A>> => {
  const values = [profileId, nameOf(operation, key)];
  const look = async () =>
    (
      await db.query<{ answer: A }>(
        'SELECT answer FROM kept_answer WHERE profile_id = $1 AND key = $2',
        values,
      )
    )[0];
  const kept = await look();
  if (kept) return { kind: 'answered', answer: kept.answer };
  const claim = await tryToClaim(db, values);
  if (claim === 'at-work') return { kind: 'at-work' };
  // It was stored between the two statements.
  const meanwhile = claim === 'kept' ? await look() : undefined;
  return meanwhile ? { kind: 'answered', answer: meanwhile.answer } : { kind: 'unknown' };
};
