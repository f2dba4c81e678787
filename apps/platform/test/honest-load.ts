import { randomUUID } from 'node:crypto';
import { kes, type BetLimits, type Cents, type Match } from '@kipenga/betting-core';
import { endpoints, printReply } from '@kipenga/contracts';
import { ARCADE_PROVIDER, signWalletCall, WALLET_HEADERS, type WalletCall } from '@kipenga/contracts/wallet';
import { homeWinOf, honestBet } from './honest-bet.ts';
import { LoadRecord } from './load-record.ts';
import { approvePrompts, spawnedCustomer, type SpawnedCustomer } from './spawned-customer.ts';
import { callOver } from './spoken-calls.ts';
import { newPhone } from './with-platform.ts';

/** Customers who bet, pay in and out, and play, until they are stopped. */
export interface HonestLoad {
  readonly customers: readonly SpawnedCustomer[];
  readonly record: LoadRecord;
  /** Rejects with what a client met that was neither an answer nor a 503 in words. */
  readonly working: Promise<unknown>;
  /** Lets everybody finish what was begun. */
  stop(): Promise<void>;
}

interface Place {
  readonly baseUrl: string;
  readonly arcadeSecret: string;
  readonly record: LoadRecord;
}

const STAKE = kes(20);
const PAYMENT = kes(100);
const GAME_STAKE = kes(10);
const GAME_WIN = kes(20);
const CLIENTS_PER_WORK = 3;

const askWallet = async (
  { baseUrl, arcadeSecret }: Place,
  call: WalletCall,
  request: object,
): Promise<string> => {
  const body = JSON.stringify(request);
  const timestamp = String(Date.now());
  const reply = await fetch(`${baseUrl}/wallet/${call}`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      [WALLET_HEADERS.provider]: ARCADE_PROVIDER,
      [WALLET_HEADERS.timestamp]: timestamp,
      [WALLET_HEADERS.signature]: signWalletCall(arcadeSecret, { call, timestamp, body }),
    },
  });
  const text = await reply.text();
  if (reply.status !== 200) throw new Error(`${call} answered ${reply.status}: ${text}`);
  return text;
};

const openGame = async (place: Place, customer: SpawnedCustomer): Promise<string> => {
  const url = await callOver(
    place.baseUrl,
    'launchGame',
    { gameId: 'comet', userToken: customer.gameToken, playMode: 'REAL' },
    customer,
  );
  const token = new URL(url).searchParams.get('token') ?? '';
  const { session } = JSON.parse(await askWallet(place, 'open', { token })) as { session: string };
  return session;
};

const bet = (
  { baseUrl, record }: Place,
  customer: SpawnedCustomer,
  match: Match,
  limits: BetLimits,
): Promise<void> => {
  const sent = { token: customer.token, key: randomUUID() };
  const slip = honestBet({ customer, selections: [homeWinOf(match)], stake: STAKE, limits });
  const ask = async (): Promise<string> => {
    const answer = await callOver(baseUrl, 'placeBet', slip, sent);
    if (answer.kind !== 'placed') throw new Error(`a bet was answered ${answer.kind}`);
    return printReply(endpoints.placeBet, answer);
  };
  return record.take({ deed: 'bet', customer, moves: 0 - STAKE, ask });
};

const pay = (
  { baseUrl }: Place,
  { phone, token }: SpawnedCustomer,
  call: 'deposit' | 'withdraw',
  amount: Cents,
): (() => Promise<string>) => {
  const sent = { token, key: randomUUID() };
  return async () => {
    const answer = await callOver(baseUrl, call, { phone, amount }, sent);
    if (answer.kind === 'refused') throw new Error(`a payment was refused: ${answer.description}`);
    return JSON.stringify(answer);
  };
};

const payInAndOut = async (place: Place, customer: SpawnedCustomer): Promise<void> => {
  const { baseUrl, record } = place;
  const [payIn, payOut] = [
    pay(place, customer, 'deposit', PAYMENT),
    pay(place, customer, 'withdraw', PAYMENT),
  ];
  await record.take({ deed: 'deposit', customer, moves: PAYMENT, ask: payIn });
  await record.untilAnswered(() => approvePrompts(baseUrl, customer.phone));
  await record.take({ deed: 'withdrawal', customer, moves: 0 - PAYMENT, ask: payOut });
};

const playTwoRounds = async (place: Place, customer: SpawnedCustomer, session: string): Promise<void> => {
  const [won, lost, of] = [randomUUID(), randomUUID(), randomUUID()];
  const move = (deed: 'debit' | 'credit' | 'rollback', moves: number, request: object): Promise<void> => {
    const whole = { session, transaction: randomUUID(), ...request };
    return place.record.take({ deed, customer, moves, ask: () => askWallet(place, deed, whole) });
  };
  await move('debit', 0 - GAME_STAKE, { round: won, amount: GAME_STAKE });
  await move('credit', GAME_WIN, { round: won, amount: GAME_WIN });
  await move('debit', 0 - GAME_STAKE, { round: lost, amount: GAME_STAKE, transaction: of });
  await move('rollback', GAME_STAKE, { round: lost, of });
};

/** One customer with several clients bets; others pay in and out, and play. */
export const startHonestLoad = async (at: Omit<Place, 'record'>): Promise<HonestLoad> => {
  const place = { ...at, record: new LoadRecord() };
  const newCustomers = (count: number): Promise<SpawnedCustomer[]> =>
    Promise.all(Array.from({ length: count }, () => spawnedCustomer(at.baseUrl, newPhone())));
  const [bettors, payers, players] = [
    await newCustomers(1),
    await newCustomers(CLIENTS_PER_WORK),
    await newCustomers(CLIENTS_PER_WORK),
  ];
  const limits = await callOver(at.baseUrl, 'getLimits', {});
  const matches = await callOver(at.baseUrl, 'getTopMatches', { offset: 10, limit: CLIENTS_PER_WORK });
  const sessions = await Promise.all(players.map((player) => openGame(place, player)));

  const stopping = new AbortController();
  const untilStopped = async (work: () => Promise<void>): Promise<void> => {
    while (!stopping.signal.aborted) await work();
  };
  const working = Promise.all([
    ...bettors.flatMap((bettor) =>
      matches.map((match) => untilStopped(() => bet(place, bettor, match, limits))),
    ),
    ...payers.map((payer) => untilStopped(() => payInAndOut(place, payer))),
    ...players.map((player, at) => untilStopped(() => playTwoRounds(place, player, sessions[at] ?? ''))),
  ]);
  working.catch(() => undefined); // heard by whoever waits for it
  return {
    customers: [...bettors, ...payers, ...players],
    record: place.record,
    working,
    stop: async () => {
      stopping.abort();
      await working;
    },
  };
};
