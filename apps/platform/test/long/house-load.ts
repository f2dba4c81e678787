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

/** A confirmed act of a customer: its kind, time, repetition and answer. */
interface Done {
  readonly what: 'bet' | 'deposit' | 'withdrawal';
  readonly customer: SpawnedCustomer;
  /** By `performance.now()`. */
  readonly at: number;
  readonly ask: () => Promise<string>;
  readonly answer: string;
}

/** Customers of several processes of one house who register, pay in, bet, look at their bets, and withdraw. */
export interface HouseLoad {
  readonly customers: readonly SpawnedCustomer[];
  /** Confirmed acts, in the order of the answers. */
  readonly done: readonly Done[];
  /** Customers whose registration and deposit were confirmed during the load. */
  readonly registered: readonly SpawnedCustomer[];
  /** The first reported end of each bet. */
  readonly settled: ReadonlyMap<BetId, string>;
  /** Bets whose end was later reported differently. */
  readonly toldOtherwise: readonly BetId[];
  /** Refusals in words, counted by text. */
  readonly refused: ReadonlyMap<string, number>;
  /** Number of answers 503, after each of which the client asked again. */
  readonly away: () => number;
  /** Rejects with anything a client received that was neither an answer nor a 503 in words. */
  readonly working: Promise<unknown>;
  /** Lets everybody finish their current act. */
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
  /** Each call goes to the next process, as behind a proxy. */
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
    // The next matches to begin, so that some end during the test.
    const listed = await record.untilAnswered(() =>
      callOver(anyOf(), 'getMatches', {
        sportId: SOCCER,
        tab: 'all',
        isEsport: false,
        offset: 0,
        limit: NEXT_MATCHES,
      }),
    );
    // With any outcome, so that some win.
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
  // An interrupted registration starts again with another number.
  const register = (): Promise<unknown> =>
    record.untilAnswered(async () => registered.push(await spawnedCustomer(anyOf(), newPhone())));

  const working = Promise.all([
    ...customers.map(live),
    repeat(look, isStopped, REST_BETWEEN_LOOKS_MS),
    repeat(register, isStopped, REST_BETWEEN_LOOKS_MS),
  ]);
  working.catch(() => undefined); // handled by the caller that awaits it
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
