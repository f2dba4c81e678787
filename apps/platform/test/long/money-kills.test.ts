import { setTimeout as pause } from 'node:timers/promises';
import { cents, kes, type BetId, type Cents } from '@kipenga/betting-core';
import { endpoints, printReply, type PlacedPick, type TakeCashOutRequest } from '@kipenga/contracts';
import { afterEach, expect, test } from 'vitest';
import type { Database } from '../../src/database/index.ts';
import { checkBooks } from '../../src/ledger/index.ts';
import { homeWinOf, honestBet } from '../honest-bet.ts';
import { spawnPlatform } from '../spawn-platform.ts';
import { approvePrompts, PAID_IN, spawnedCustomer, type SpawnedCustomer } from '../spawned-customer.ts';
import { callOver } from '../spoken-calls.ts';
import { newPhone } from '../with-platform.ts';
import { withDatabase } from '../with-database.ts';

const KILLS = 20;
const CLIENTS = 3;
const LONGEST_MS = 1_200_000;
/** So many of a round are answered before the kill, one more in each third round. */
const ANSWERED = 4;

/** Asks for one thing under its key, and answers what was said. @throws where it is refused, or nobody answers. */
type Act = (baseUrl: string, customer: SpawnedCustomer, key: string) => Promise<string>;

interface Asked {
  readonly customer: SpawnedCustomer;
  readonly key: string;
  answer: string | null;
}

interface Survived {
  readonly db: Database;
  readonly baseUrl: string;
  readonly customers: readonly SpawnedCustomer[];
  /** How often each customer was told that it was done. */
  readonly done: (customer: SpawnedCustomer) => number;
}

let stake = kes(0);

const clearing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clear of clearing.splice(0).toReversed()) await clear();
});

/**
 * Customers act until the platform dies by SIGKILL, twenty times. Then everything is asked again with its key: what had an answer gets the same.
 */
const surviveKills = async (prepare: (baseUrl: string) => Promise<Act>): Promise<Survived> => {
  const { db, url, ownerUrl, dispose } = await withDatabase();
  clearing.push(dispose);
  const first = await spawnPlatform({ databaseUrl: url, ownerUrl });
  let platform = first;
  clearing.push(
    () => first.dispose(),
    () => platform.end(),
  );
  const options = { databaseUrl: url, ownerUrl, dataFolder: first.dataFolder };
  const customers: SpawnedCustomer[] = [];
  while (customers.length < CLIENTS) customers.push(await spawnedCustomer(platform.baseUrl, newPhone()));
  const act = await prepare(platform.baseUrl);
  const log: Asked[] = [];
  for (let round = 0; round < KILLS; round += 1) {
    const [{ baseUrl }, dying] = [platform, new AbortController()];
    const before = log.length;
    const answered = (): number => log.slice(before).filter(({ answer }) => answer !== null).length;
    const clients = customers.map(async (customer, client) => {
      for (let count = 0; ; count += 1) {
        const asked: Asked = { customer, key: `${round}-${client}-${count}`, answer: null };
        log.push(asked);
        try {
          asked.answer = await act(baseUrl, customer, asked.key);
        } catch (error) {
          if (dying.signal.aborted) return;
          throw error;
        }
      }
    });
    const isEnough = (async () => {
      while (answered() < ANSWERED + (round % 3)) await pause(2);
    })();
    await Promise.race([isEnough, Promise.all(clients)]);
    dying.abort();
    await platform.end('SIGKILL');
    await Promise.all(clients);
    platform = await spawnPlatform(options);
  }
  const { baseUrl } = platform;
  const lost = log.filter(({ answer }) => answer === null).length;
  for (const asked of log) {
    const answer = await act(baseUrl, asked.customer, asked.key);
    if (asked.answer !== null) expect(answer).toBe(asked.answer);
    asked.answer = answer;
  }
  console.log(`${KILLS} kills: ${log.length} asked for, ${lost} answers lost, each found by asking again`);
  return { db, baseUrl, customers, done: (one) => log.filter(({ customer }) => customer === one).length };
};

const cashOf = async (baseUrl: string, { profileId, token }: SpawnedCustomer): Promise<number> =>
  (await callOver(baseUrl, 'getBalance', { profileId }, { token })).balance;

test(
  'a platform killed twenty times loses no ticket that was acknowledged, and takes none twice (D24)',
  { timeout: LONGEST_MS },
  async () => {
    const { db, baseUrl, customers, done } = await surviveKills(async (url) => {
      const offers = await callOver(url, 'getOfferedJackpots', {});
      const offer = offers.find(({ phase }) => phase === 'open');
      if (!offer) throw new Error('no jackpot is open');
      const { type, betAmount, matches } = await callOver(url, 'getJackpot', { jackpotId: offer.id });
      stake = betAmount;
      const picks = matches.map(({ id: match, position, homeTeam, awayTeam }): PlacedPick => {
        return { matchId: match, position, homeTeam, awayTeam, pick: ['home'] };
      });
      return async (at, { profileId, token }, key) => {
        const asked = { profileId, picks, stake, combinations: 1, jackpotType: type };
        const answer = await callOver(at, 'placeJackpotBet', asked, { token, key });
        if (answer.kind !== 'placed') throw new Error(`a ticket was answered ${answer.kind}`);
        return printReply(endpoints.placeJackpotBet, answer);
      };
    });
    for (const customer of customers) {
      const tickets = await db.query('SELECT FROM jackpot_ticket WHERE profile_id = $1', [
        customer.profileId,
      ]);
      expect(tickets).toHaveLength(done(customer));
      expect(await cashOf(baseUrl, customer)).toBe(PAID_IN - stake * done(customer));
    }
    expect(await checkBooks(db)).toEqual({ total: 0, drifting: [] });
  },
);

test(
  'a platform killed twenty times credits each deposit that was confirmed, and none twice (D24)',
  { timeout: LONGEST_MS },
  async () => {
    const amount = kes(100);
    const { db, baseUrl, customers, done } = await surviveKills(
      async () =>
        async (at, { phone, token }, key) => {
          const answer = await callOver(at, 'deposit', { phone, amount }, { token, key });
          if (answer.kind === 'refused') throw new Error(`a deposit was refused: ${answer.description}`);
          await approvePrompts(at, phone);
          return JSON.stringify(answer);
        },
    );
    for (const customer of customers)
      await expect
        .poll(
          async () => {
            await approvePrompts(baseUrl, customer.phone);
            return cashOf(baseUrl, customer);
          },
          { timeout: 30_000 },
        )
        .toBe(PAID_IN + amount * done(customer));
    expect(await checkBooks(db)).toEqual({ total: 0, drifting: [] });
  },
);

test(
  'a platform killed twenty times pays each cash-out of a system that was acknowledged, in part and whole, and none twice (D24, D102)',
  { timeout: LONGEST_MS },
  async () => {
    /** What each cash-out was confirmed with: a repeat says the same. */
    const confirmed = new Map<string, TakeCashOutRequest>();
    const paid = new Map<string, Cents>();
    const { db, baseUrl, customers, done } = await surviveKills(async (url) => {
      const limits = await callOver(url, 'getLimits', {});
      const matches = await callOver(url, 'getTopMatches', { offset: 10, limit: 3 });
      const system = { sizes: [2, 3], bankers: [] };
      stake = kes(40);
      const takeCashOut = async (
        at: string,
        { betId, share, token, key }: { betId: BetId; share: number; token: string; key: string },
      ): Promise<string> => {
        for (;;) {
          if (!confirmed.has(key)) {
            const offered = await callOver(at, 'getCashOut', { betId, share }, { token });
            if (offered.kind !== 'offered') throw new Error(`no offer: ${offered.description}`);
            const { offer, version } = offered;
            confirmed.set(key, { offer, version, share });
          }
          const asked = { betId, ...confirmed.get(key)! };
          const answer = await callOver(at, 'takeCashOut', asked, { token, key });
          if (answer.kind === 'paid') {
            paid.set(key, answer.paid);
            return printReply(endpoints.takeCashOut, answer);
          }
          if (answer.kind !== 'refused' || answer.reason?.code !== 'cash-out-changed')
            throw new Error(`a cash-out was answered ${JSON.stringify(answer)}`);
          confirmed.delete(key);
        }
      };
      return async (at, customer, key) => {
        const { token } = customer;
        const slip = honestBet({ customer, selections: matches.map(homeWinOf), stake, limits, system });
        const placed = await callOver(at, 'placeBet', slip, { token, key });
        if (placed.kind !== 'placed' || placed.betId === null)
          throw new Error(`a bet was answered ${placed.kind}`);
        const { betId } = placed;
        const part = await takeCashOut(at, { betId, share: 50, token, key: `half-${customer.phone}-${key}` });
        const whole = await takeCashOut(at, {
          betId,
          share: 100,
          token,
          key: `rest-${customer.phone}-${key}`,
        });
        return part + whole;
      };
    });
    for (const customer of customers) {
      const { profileId, phone } = customer;
      const settled = await db.query<{ total: number }>(
        `SELECT count(*)::int AS total FROM bet WHERE profile_id = $1 AND status = 'cashed-out' GROUP BY profile_id`,
        [profileId],
      );
      expect(settled).toEqual([{ total: done(customer) }]);
      const own = [...paid].filter(([key]) => key.includes(phone));
      expect(own).toHaveLength(2 * done(customer));
      const sum = cents(own.reduce((total, [, amount]) => total + amount, 0));
      expect(await cashOf(baseUrl, customer)).toBe(PAID_IN - stake * done(customer) + sum);
    }
    expect(await checkBooks(db)).toEqual({ total: 0, drifting: [] });
  },
);
