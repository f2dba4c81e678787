import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { kes, MAIN_COLUMNS, sportId, type BetId, type Cents } from '@kipenga/betting-core';
import { endpoints, printReply, type LimitsInForce } from '@kipenga/contracts';
import { honestBet, mainPickOf } from '../honest-bet.ts';
import { LoadRecord } from '../load-record.ts';
import { approvePrompts, spawnedCustomer, type SpawnedCustomer } from '../spawned-customer.ts';
import { callOver } from '../spoken-calls.ts';
import { newPhone } from '../with-platform.ts';

const SOCCER = sportId('1');
const CUSTOMERS = 4;
const STAKE = kes(20);
const PAYMENT = kes(100);
const BETS_A_ROUND = 3;
const NEXT_MATCHES = 5;
const REST_MS = 200;
const REST_BETWEEN_LOOKS_MS = 2_000;

/** What a customer was told was done: what it was, when, how it is asked for again, and what was said. */
interface Done {
  readonly what: 'bet' | 'deposit' | 'withdrawal';
  readonly customer: SpawnedCustomer;
  /** By `performance.now()`. */
  readonly at: number;
  readonly ask: () => Promise<string>;
  readonly answer: string;
}

/** Customers of several processes of one house who register, pay in, bet, look how their bets ended, and pay out. */
export interface HouseLoad {
  readonly customers: readonly SpawnedCustomer[];
  /** What they were told was done, in the order of the answers. */
  readonly done: readonly Done[];
  /** Who was told that they are registered and paid in, while the load went on. */
  readonly registered: readonly SpawnedCustomer[];
  /** How a bet ended, as its customer was told first. */
  readonly settled: ReadonlyMap<BetId, string>;
  /** Bets that were told otherwise later. */
  readonly toldOtherwise: readonly BetId[];
  /** How often each thing was refused in words. */
  readonly refused: ReadonlyMap<string, number>;
  /** How often somebody was answered 503, and asked again. */
  readonly away: () => number;
  /** Rejects with what a client met that was neither an answer nor a 503 in words. */
  readonly working: Promise<unknown>;
  /** Lets everybody finish what was begun. */
  stop(): Promise<void>;
}

const repeat = async <A>(asked: () => Promise<A>, isStopped: () => boolean, rest: number): Promise<void> => {
  while (!isStopped()) {
    await asked();
    await pause(rest);
  }
};

export const startHouseLoad = async (addresses: readonly string[]): Promise<HouseLoad> => {
  let asked = 0;
  /** Each call goes to the next process, as a proxy in front of them does. */
  const anyOf = (): string => addresses[(asked += 1) % addresses.length] ?? '';
  const record = new LoadRecord();
  const done: Done[] = [];
  const registered: SpawnedCustomer[] = [];
  const settled = new Map<BetId, string>();
  const toldOtherwise: BetId[] = [];
  const refused = new Map<string, number>();
  const stopping = new AbortController();
  const isStopped = (): boolean => stopping.signal.aborted;

  const take = async (
    what: Done['what'],
    customer: SpawnedCustomer,
    ask: () => Promise<{ readonly isDone: boolean; readonly answer: string }>,
  ): Promise<void> => {
    const { isDone, answer } = await record.untilAnswered(ask);
    if (isDone)
      done.push({ what, customer, at: performance.now(), ask: async () => (await ask()).answer, answer });
    else refused.set(`${what}: ${answer}`, (refused.get(`${what}: ${answer}`) ?? 0) + 1);
  };

  const pay = (customer: SpawnedCustomer, what: 'deposit' | 'withdrawal', amount: Cents): Promise<void> => {
    const { phone, token } = customer;
    const sent = { token, key: randomUUID() };
    return take(what, customer, async () => {
      const call = what === 'deposit' ? 'deposit' : 'withdraw';
      const answer = await callOver(anyOf(), call, { phone, amount }, sent);
      return { isDone: answer.kind !== 'refused', answer: JSON.stringify(answer) };
    });
  };

  const bet = async (customer: SpawnedCustomer, limits: LimitsInForce): Promise<void> => {
    // The next to begin, so that some end while somebody looks.
    const listed = await record.untilAnswered(() =>
      callOver(anyOf(), 'getMatches', {
        sportId: SOCCER,
        tab: 'all',
        isEsport: false,
        offset: 0,
        limit: NEXT_MATCHES,
      }),
    );
    // And on any end of it, so that some are won.
    const picks = listed.flatMap((match) =>
      MAIN_COLUMNS.filter((column) => typeof match.mainOutcomes[column]?.odds === 'number').map((column) =>
        mainPickOf(match, column),
      ),
    );
    const pick = picks[Math.floor(Math.random() * picks.length)];
    if (pick === undefined) return;
    const sent = { token: customer.token, key: randomUUID() };
    const slip = honestBet({ customer, selections: [pick], stake: STAKE, limits });
    await take('bet', customer, async () => {
      const answer = await callOver(anyOf(), 'placeBet', slip, sent);
      return { isDone: answer.kind === 'placed', answer: printReply(endpoints.placeBet, answer) };
    });
  };

  const lookAtBets = async ({ profileId, token }: SpawnedCustomer): Promise<void> => {
    const bets = await record.untilAnswered(() =>
      callOver(anyOf(), 'getBets', { profileId, from: null }, { token }),
    );
    for (const { id, status, netPayout } of bets) {
      if (status === 'open') continue;
      const end = `${status} ${netPayout}`;
      if (settled.has(id) && settled.get(id) !== end) toldOtherwise.push(id);
      settled.set(id, settled.get(id) ?? end);
    }
  };

  const customers = await Promise.all(
    Array.from({ length: CUSTOMERS }, () => spawnedCustomer(anyOf(), newPhone())),
  );
  const limits = await callOver(anyOf(), 'getLimits', {});
  const live = async (customer: SpawnedCustomer): Promise<void> => {
    for (let round = 0; !isStopped(); round += 1) {
      await pay(customer, 'deposit', PAYMENT);
      await record.untilAnswered(() => approvePrompts(anyOf(), customer.phone));
      for (let n = 0; n < BETS_A_ROUND && !isStopped(); n += 1) {
        await bet(customer, limits);
        await pause(REST_MS);
      }
      if (round % 2 === 0) await pay(customer, 'withdrawal', PAYMENT);
    }
  };
  let looks = 0;
  const look = (): Promise<void> => lookAtBets(customers[(looks += 1) % customers.length]!);
  // Who is interrupted begins anew with another number.
  const register = (): Promise<unknown> =>
    record.untilAnswered(async () => registered.push(await spawnedCustomer(anyOf(), newPhone())));

  const working = Promise.all([
    ...customers.map(live),
    repeat(look, isStopped, REST_BETWEEN_LOOKS_MS),
    repeat(register, isStopped, REST_BETWEEN_LOOKS_MS),
  ]);
  working.catch(() => undefined); // heard by whoever waits for it
  return {
    customers,
    done,
    registered,
    settled,
    toldOtherwise,
    refused,
    away: () => record.away,
    working,
    stop: async () => {
      stopping.abort();
      await working;
    },
  };
};
