import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Database } from '../../src/database/index.ts';
import { spawnPlatform } from '../spawn-platform.ts';
import { spawnedCustomer, type SpawnedCustomer } from '../spawned-customer.ts';
import { callOver } from '../spoken-calls.ts';
import { newPhone } from '../with-platform.ts';
import { withDatabase } from '../with-database.ts';

const CLIENTS = 3;
/** So many of a round are answered before the kill, one more in each third round. */
const ANSWERED = 4;

/** Asks for one thing under its key, and answers what was said. @throws where it is refused, or nobody answers. */
export type Act = (baseUrl: string, customer: SpawnedCustomer, key: string) => Promise<string>;

interface Asked {
  readonly customer: SpawnedCustomer;
  readonly key: string;
  answer: string | null;
}

/** What lived through the kills. */
export interface Survived {
  readonly db: Database;
  readonly baseUrl: string;
  readonly customers: readonly SpawnedCustomer[];
  /** How often each customer was told that it was done. */
  readonly done: (customer: SpawnedCustomer) => number;
}

/** A platform that is about to be killed, and the database that it leaves behind. */
interface Dying {
  readonly db: Database;
  readonly baseUrl: string;
  readonly round: number;
}

interface Kills {
  readonly kills: number;
  readonly env?: Readonly<Record<string, string>>;
  /** So long each customer rests between two acts, in milliseconds. */
  readonly restMs?: number;
  readonly prepare: (baseUrl: string) => Promise<Act>;
  /** What happens in a round before its kill, once enough was answered. */
  readonly beforeKill?: (dying: Dying) => Promise<void>;
  /** What is looked at after a kill, before the next platform starts. */
  readonly afterKill?: (db: Database) => Promise<void>;
  /** What is to be undone after the test, the last first. */
  readonly clearing: (() => Promise<unknown>)[];
}

/**
 * Customers act until the platform dies by SIGKILL, again and again. Then everything is asked again with its key: what had an answer gets
 * the same.
 */
export const askThroughKills = async ({
  kills,
  env = {},
  restMs = 0,
  prepare,
  beforeKill,
  afterKill,
  clearing,
}: Kills): Promise<Survived> => {
  const { db, url, ownerUrl, dispose } = await withDatabase();
  clearing.push(dispose);
  const first = await spawnPlatform({ databaseUrl: url, ownerUrl, env });
  let platform = first;
  clearing.push(
    () => first.dispose(),
    () => platform.end(),
  );
  const options = { databaseUrl: url, ownerUrl, dataFolder: first.dataFolder, env };
  const customers: SpawnedCustomer[] = [];
  while (customers.length < CLIENTS) customers.push(await spawnedCustomer(platform.baseUrl, newPhone()));
  const act = await prepare(platform.baseUrl);
  const log: Asked[] = [];
  for (let round = 0; round < kills; round += 1) {
    const [{ baseUrl }, dying] = [platform, new AbortController()];
    const before = log.length;
    const answered = (): number => log.slice(before).filter(({ answer }) => answer !== null).length;
    const clients = customers.map(async (customer, client) => {
      for (let count = 0; ; count += 1) {
        const asked: Asked = { customer, key: `${round}-${client}-${count}`, answer: null };
        log.push(asked);
        try {
          asked.answer = await act(baseUrl, customer, asked.key);
          if (restMs > 0) await pause(restMs);
          if (dying.signal.aborted) return;
        } catch (error) {
          if (dying.signal.aborted) return;
          throw error;
        }
      }
    });
    const isEnough = (async () => {
      while (answered() < ANSWERED + (round % 3)) await pause(2);
      await beforeKill?.({ db, baseUrl, round });
    })();
    await Promise.race([isEnough, Promise.all(clients)]);
    dying.abort();
    await platform.end('SIGKILL');
    await Promise.all(clients);
    await afterKill?.(db);
    platform = await spawnPlatform(options);
  }
  const { baseUrl } = platform;
  const lost = log.filter(({ answer }) => answer === null).length;
  for (const asked of log) {
    const answer = await act(baseUrl, asked.customer, asked.key);
    if (asked.answer !== null) expect(answer).toBe(asked.answer);
    asked.answer = answer;
  }
  console.log(`${kills} kills: ${log.length} asked for, ${lost} answers lost, each found by asking again`);
  return { db, baseUrl, customers, done: (one) => log.filter(({ customer }) => customer === one).length };
};

/** The cash of a customer, as the platform says it. */
export const cashOver = async (baseUrl: string, { profileId, token }: SpawnedCustomer): Promise<number> =>
  (await callOver(baseUrl, 'getBalance', { profileId }, { token })).balance;
