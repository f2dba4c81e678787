import type { ProfileId } from '@kipenga/betting-core';
import type { PlaceBetAnswer } from '@kipenga/contracts';
import type { Database, Sql } from '../database/index.ts';
import { lockWallet, type Balances } from '../ledger/index.ts';
import { bodyHash } from './body-hash.ts';
import { answerOfBody, answerOfKey, keepAnswer } from './placements.store.ts';
import { refused } from './refusals.ts';

/** The longest key a client may choose. */
const LONGEST_KEY = 190;

interface Confirmation {
  readonly profileId: ProfileId;
  readonly key: string | null;
  readonly body: unknown;
}

const keyReused = refused('key-reused', 'This confirmation was already used for another bet. Please place the bet again.');
const badKey = refused('bad-key', `A confirmation key has 1 to ${LONGEST_KEY} characters.`);

/**
 * Does `work` once for a confirmation, in one transaction that also keeps its answer (D24): a repeat waits for the first and
 * hears its answer; the same key with another body is refused. Without a key the body itself is the key, for a short while,
 * and then only a placed bet is remembered: someone who was short of money may pay in and ask again.
 */
export const answerOnce = (
  db: Database,
  { profileId, key, body }: Confirmation,
  work: (sql: Sql, wallet: Balances) => Promise<PlaceBetAnswer>,
): Promise<PlaceBetAnswer> => {
  if (key !== null && (key.length === 0 || key.length > LONGEST_KEY)) return Promise.resolve(badKey);
  const hash = bodyHash(body);
  const requestKey = key === null ? `body:${hash}` : `key:${key}`;
  return db.transaction(async (sql) => {
    // The wallet is the queue: everything one customer asks for passes here one at a time, repeats included.
    const wallet = await lockWallet(sql, profileId);
    const before = await (key === null ? answerOfBody : answerOfKey)(sql, profileId, requestKey);
    if (before) return before.bodyHash === hash ? before.answer : keyReused;
    const answer = await work(sql, wallet);
    if (key !== null || answer.kind === 'placed') await keepAnswer(sql, profileId, requestKey, { bodyHash: hash, answer });
    return answer;
  });
};
