import type { Database, Sql } from '../../../database/index.ts';
import { enqueue, jobKind } from '../../../outbox/index.ts';
import type { RealClock } from '../../../ports/index.ts';
import { insertCallback, type KeptCallback } from './mpesa.store.ts';
import { readPush } from './read-callback.ts';

/** The job that works on a kept callback. */
export const CALLBACK_JOB = jobKind<{ readonly callbackId: number }>('mpesa-callback', 'money');

const LONGEST_NAME = 100;

const nameIn = ({ path, body }: Pick<KeptCallback, 'path' | 'body'>): string | null => {
  const name = path === 'stk' ? (readPush(body.toString())?.checkoutId ?? null) : null;
  return name !== null && name.length <= LONGEST_NAME ? name : null;
};

/** Promises to work on a kept callback; `because` names the occasion, of which each counts once. */
export const promiseWork = (
  sql: Sql,
  realClock: RealClock,
  callbackId: number,
  because: 'came' | 'named',
): Promise<void> =>
  enqueue(sql, {
    kind: CALLBACK_JOB,
    dedupeKey: `${callbackId} ${because}`,
    payload: { callbackId },
    runAt: realClock.now(),
    // It names its customer only once it is read.
    profileId: null,
  });

/** Stores a callback as it came, together with the promise of the work on it: an acknowledged callback is not lost. */
export const keepCallback = (
  { db, realClock }: { readonly db: Database; readonly realClock: RealClock },
  callback: Omit<KeptCallback, 'names'>,
): Promise<void> =>
  db.transaction(async (sql) => {
    const names = nameIn(callback);
    await promiseWork(sql, realClock, await insertCallback(sql, { ...callback, names }), 'came');
  });
