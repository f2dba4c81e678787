/**
 * Places bets on one match over HTTP at a steady rate, on its own platform, and watches the match as the desk's page does: it
 * listens to the stream, and asks for the exposure when that reports bets. Reports to `npm run bench:exposure-seen` how long
 * each bet took to appear.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { kes, parseMsisdn } from '@kipenga/betting-core';
import { printRequest, readReply } from '@kipenga/contracts';
import { DESK_BASE_PATH, DESK_COOKIE, deskCalls, watchDesk } from '@kipenga/contracts/desk';
import { homeWinOf, honestBet } from './honest-bet.ts';
import { spawnPlatform } from './spawn-platform.ts';
import { spawnedCustomer, type SpawnedCustomer } from './spawned-customer.ts';
import { callOver } from './spoken-calls.ts';

const [rate = 100, seconds = 20] = process.argv.slice(2).map(Number);
const CUSTOMERS = 20;
/** A bet that has not appeared by then counts as missing. */
const LAST_SECONDS = 10;

const sessionAt = async (baseUrl: string): Promise<string> => {
  const shown = await fetch(`${baseUrl}/sandbox/operators`);
  const operators = (await shown.json()) as { name: string; password: string; code: string; role: string }[];
  const trader = operators.find(({ role }) => role === 'trader');
  if (!trader) throw new Error('no trader is shown');
  const { name, password, code } = trader;
  const reply = await fetch(`${baseUrl}${DESK_BASE_PATH}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, password, code }),
  });
  const session = reply.headers.getSetCookie().find((cookie) => cookie.startsWith(`${DESK_COOKIE}=`));
  if (session === undefined) throw new Error(`the desk let nobody in: ${await reply.text()}`);
  return session.split(';')[0] ?? '';
};

interface Seen {
  readonly atMs: number;
  readonly bets: number;
}

const measure = async (baseUrl: string): Promise<void> => {
  const customers: SpawnedCustomer[] = [];
  while (customers.length < CUSTOMERS) {
    const phone = parseMsisdn(`2547120000${String(customers.length).padStart(2, '0')}`);
    if (phone.ok) customers.push(await spawnedCustomer(baseUrl, phone.value));
  }
  const matches = await callOver(baseUrl, 'getTopMatches', { offset: 20, limit: 50 });
  const match = matches.find(({ mainOutcomes: { home } }) => home?.odds);
  if (!match) throw new Error('no match has a price');
  const limits = await callOver(baseUrl, 'getLimits', {});
  const headers = { cookie: await sessionAt(baseUrl) };
  const call = deskCalls.exposure;
  const { path } = printRequest(call, { matchId: match.id });
  const look = async (): Promise<Seen> => {
    const reply = await fetch(baseUrl + DESK_BASE_PATH + path, { headers });
    const read = readReply(call, await reply.text());
    if (!read.ok) throw new Error(read.reason);
    return { atMs: performance.now(), bets: read.value.bets };
  };
  const seen = [await look()];
  const stream = await fetch(baseUrl + DESK_BASE_PATH + watchDesk.path, { headers });
  const hearing = (async () => {
    let rest = '';
    for await (const part of stream.body!.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + part).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const read = line.startsWith('data: ') ? readReply(watchDesk, line.slice('data: '.length)) : null;
        if (read?.ok && read.value.betsOn.includes(match.id)) seen.push(await look());
      }
    }
  })().catch(() => undefined); // the platform is stopped meanwhile

  const answered: number[] = [];
  const tooks: number[] = [];
  let refused = 0;
  const place = async (at: number): Promise<void> => {
    const customer = customers[at % CUSTOMERS]!;
    const bet = honestBet({ customer, selections: [homeWinOf(match)], stake: kes(20), limits });
    const begun = performance.now();
    const { kind } = await callOver(baseUrl, 'placeBet', bet, { token: customer.token, key: `bet ${at}` });
    tooks.push(performance.now() - begun);
    if (kind === 'placed') answered.push(performance.now());
    else refused += 1;
  };
  const begun = performance.now();
  const placing: Promise<void>[] = [];
  for (let at = 0; at < rate * seconds; at += 1) {
    const early = begun + (at * 1_000) / rate - performance.now();
    if (early > 1) await pause(early);
    placing.push(place(at));
  }
  await Promise.all(placing);
  const placedIn = (performance.now() - begun) / 1_000;
  for (let left = LAST_SECONDS * 10; left > 0 && seen.at(-1)!.bets < answered.length; left -= 1)
    await pause(100);
  answered.sort((one, other) => one - other);
  const delays = answered.map(
    (atMs, before) => (seen.find(({ bets }) => bets > before)?.atMs ?? Infinity) - atMs,
  );
  const missing = delays.filter((delay) => delay === Infinity).length;
  const late = delays.filter((delay) => delay !== Infinity).map((delay) => Math.max(0, delay));
  process.send?.({ placed: answered.length, refused, missing, placedIn, looks: seen.length, tooks, late });
  void hearing;
};

const platform = await spawnPlatform();
try {
  await measure(platform.baseUrl);
} finally {
  await platform.dispose();
  process.disconnect?.();
}
