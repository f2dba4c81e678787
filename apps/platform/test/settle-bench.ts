/**
 * Settles bets on an embedded database of its own, all lost and a third won, alone and while a customer places bets, and tells
 * `npm run bench:settle` how many a second, and how long placing took. The floor is a transfer with its posting, a commit each, by as many connections.
 */
import { tmpdir } from 'node:os';
import { kes, type Selection } from '@kipenga/betting-core';
import { openDatabase } from '../src/database/open-database.ts';
import { connect, type Database } from '../src/database/index.ts';
import { settleHouse } from '../src/payouts/index.ts';
import { openHall, type Hall, type HallCustomer } from './betting-hall.ts';
import { putManyBets } from './many-bets.ts';
import { startOwnServer } from './own-server.ts';

const [bets = 4_000, rounds = 3] = process.argv.slice(2).map(Number);
const PLACINGS = 300;
const CONNECTIONS = 4;

const perSecond = async (count: number, work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return count / ((performance.now() - begun) / 1000);
};

let floors = 0;
const FLOOR = `WITH t AS (INSERT INTO ledger_transfer (profile_id, reference, kind, made_at) VALUES ($1, $2, 'deposit', now()))
  INSERT INTO ledger_posting (profile_id, reference, line, from_account, to_account, amount) VALUES ($1, $2, 1, 'gateway:mobile-money', 'house:suspense', 1)`;

/** One statement and one commit a time, by so many at once. */
const floor = async (db: Database, { profileId }: HallCustomer, count: number): Promise<void> => {
  const name = `floor ${floors++}`;
  const one = async (from: number): Promise<void> => {
    for (let at = from; at < count; at += CONNECTIONS)
      await db.transaction((sql) => sql.query(FLOOR, [profileId, `${name} ${at}`]));
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, from) => one(from)));
};

/** Places bets one after another until told to stop, and answers how long each took. */
const placing = (hall: Hall, customer: HallCustomer, pick: Selection) => {
  const took: number[] = [];
  const stopping = new AbortController();
  const done = (async () => {
    while (!stopping.signal.aborted) {
      const asked = await hall.asked(customer, [pick], kes(20));
      const begun = performance.now();
      await hall.place(customer, [pick], kes(20), asked);
      took.push(performance.now() - begun);
    }
  })();
  return {
    took,
    stop: async (): Promise<readonly number[]> => {
      stopping.abort();
      await done;
      return took;
    },
  };
};

const measure = async (db: Database, owner: Database): Promise<void> => {
  const hall = await openHall(db);
  const customer = await hall.aCustomer(10_000_000);
  const other = await hall.aPick(3);
  const open = async (share: number): Promise<() => Promise<void>> => {
    const lost = await hall.aPick(2);
    const won = await hall.aPick(2);
    await putManyBets(owner, hall, lost, Math.round(bets * (1 - share)));
    if (share > 0) await putManyBets(owner, hall, won, Math.round(bets * share));
    await hall.result(lost, 'lost');
    if (share > 0) await hall.result(won, 'won');
    const fail = (_: unknown, error: unknown): never => {
      throw error;
    };
    const settling = settleHouse({
      db,
      clock: hall.clock,
      onFailure: fail,
      onSetAside: fail,
      tickSeconds: 0,
    });
    return () => settling.settleAll();
  };
  const figures = {
    floor: [] as number[],
    lost: [] as number[],
    mixed: [] as number[],
    besides: [] as number[],
  };
  const took = { rest: [] as number[], settling: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    figures.floor.push(await perSecond(bets, () => floor(db, customer, bets)));
    const alone = await open(0);
    figures.lost.push(await perSecond(bets, alone));
    const mixed = await open(1 / 3);
    figures.mixed.push(await perSecond(bets, mixed));
    const atRest = placing(hall, customer, other);
    while (atRest.took.length < PLACINGS) await new Promise((resolve) => setTimeout(resolve, 20));
    took.rest.push(...(await atRest.stop()));
    const besides = await open(0);
    const meanwhile = placing(hall, customer, other);
    figures.besides.push(await perSecond(bets, besides));
    took.settling.push(...(await meanwhile.stop()));
  }
  process.send?.({ bets, rounds, figures, took, books: await hall.books() });
};

const server = await startOwnServer(tmpdir(), 'kipenga-settle-');
const db = await openDatabase({ url: server.url, ownerUrl: server.ownerUrl });
const owner = connect(server.ownerUrl, { connections: 2, slowestStatementMs: 300_000 });
try {
  await measure(db, owner);
} finally {
  await db.close();
  await owner.close();
  await server.stop();
  process.disconnect?.();
}
