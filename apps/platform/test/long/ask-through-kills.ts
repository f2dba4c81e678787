import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Database } from '../../src/database/index.ts';
import { spawnPlatform } from '../spawn-platform.ts';
import { spawnedCustomer, type SpawnedCustomer } from '../spawned-customer.ts';
import { callOver } from '../spoken-calls.ts';
import { newPhone } from '../with-platform.ts';
import { withDatabase } from '../with-database.ts';

const CLIENTS = 3;
/** Answers in a round before the kill, one more in each third round. */
const ANSWERED = 4;

/** Makes one request under its key, and returns the answer. @throws if it is refused, or nobody answers. */
export type Act = (baseUrl: string, customer: SpawnedCustomer, key: string) => Promise<string>;

interface Asked {
  readonly customer: SpawnedCustomer;
  readonly key: string;
  answer: string | null;
}

/** The state after all kills. */
export interface Survived {
  readonly db: Database;
  readonly baseUrl: string;
  readonly customers: readonly SpawnedCustomer[];
  /** Number of confirmed acts of a customer. */
  readonly done: (customer: SpawnedCustomer) => number;
}

/** A platform that is about to be killed, with its database, which survives. */
interface Dying {
  readonly db: Database;
  readonly baseUrl: string;
  readonly round: number;
}

interface Kills {
  readonly kills: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Pause of each customer between two acts, in milliseconds. */
  readonly restMs?: number;
  readonly prepare: (baseUrl: string) => Promise<Act>;
  /** Runs in a round before its kill, once there are enough answers. */
  readonly beforeKill?: (dying: Dying) => Promise<void>;
  /** Runs after a kill, before the next platform starts. */
  readonly afterKill?: (db: Database) => Promise<void>;
  /** Cleanup after the test, last first. */
  readonly clearing: (() => Promise<unknown>)[];
}

/**
 * Lets customers act until the platform dies by SIGKILL, again and again. Then every request is repeated with its key: answered
 * ones get the same answer.
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

/** The cash of a customer, according to the platform. */
export const cashOver = async (baseUrl: string, { profileId, token }: SpawnedCustomer): Promise<number> =>
  (await callOver(baseUrl, 'getBalance', { profileId }, { token })).balance;
