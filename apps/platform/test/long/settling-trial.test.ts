import { instantFromMs, kes, type Selection } from '@kipenga/betting-core';
import { expect, test } from 'vitest';
import type { Database } from '../../src/database/index.ts';
import { checkBooks } from '../../src/ledger/index.ts';
import { listSetAside } from '../../src/payouts/index.ts';
import { findMatches } from '../../src/sports/index.ts';
import { openHall, type Hall } from '../betting-hall.ts';
import { fixture, HEARTBEAT, linesOf, prices, result } from '../feed-hall.ts';
import { homeWinOf } from '../honest-bet.ts';
import { putManyBets } from '../many-bets.ts';
import { withDatabase } from '../with-database.ts';
import { startHouse, type House } from './houses.ts';

const BETS = Number(process.env['TRIAL_BETS'] ?? 100_000);
const MATCHES = 40;
const EVERY_MS = 250;
const LONGEST_MS = 30 * 60_000;
/** A price is on screen so soon, whatever is settled meanwhile. */
const [MEDIAN_MS, WORST_MS] = [1_500, 3_000];

const kickOff = instantFromMs(Date.now() + 3_600_000);
const names = Array.from({ length: MATCHES + 1 }, (_, at) => `m${at}`);

const asOwner = (owner: Database, statement: string): Promise<unknown> =>
  owner.transaction(async (sql) => {
    await sql.query('ALTER TABLE bet DISABLE TRIGGER USER');
    await sql.query(statement);
    await sql.query('ALTER TABLE bet ENABLE TRIGGER USER');
  });

/** A hold whose day has come, and which cannot be paid. */
const putHold = async (hall: Hall, owner: Database, pick: Selection): Promise<void> => {
  const customer = await hall.aCustomer(20_000);
  expect((await hall.place(customer, [pick], kes(18_000))).kind).toBe('placed');
  await hall.end(pick, 'won');
  // In one transaction: once its day has come, a house would pay it at once.
  await owner.transaction(async (sql) => {
    await sql.query(`UPDATE settlement SET release_on = '2026-11-01' WHERE hold_state = 'held'`);
    await sql.query(
      `CREATE FUNCTION refuse_it() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'this hold cannot be paid'; END $$`,
    );
    await sql.query(
      `CREATE TRIGGER refuse_it BEFORE UPDATE ON settlement FOR EACH ROW WHEN (OLD.profile_id = '${customer.profileId}') EXECUTE FUNCTION refuse_it()`,
    );
  });
};

/** Moves the price of one match after another, told to one house and watched at the other. */
const streamPrices = (to: House, at: House, ids: readonly string[], first: number) => {
  const took: number[] = [];
  const waiting = new Map<string, number>();
  at.watch(ids, (text) => {
    for (const [id, since] of waiting)
      if (text.includes(`"${id}"`)) {
        took.push(performance.now() - since);
        waiting.delete(id);
      }
  });
  let count = 0;
  let push = Promise.resolve();
  const timer = setInterval(() => {
    const seq = first + count;
    const match = (count % MATCHES) + 1;
    count += 1;
    const id = ids[match - 1];
    if (id === undefined) return;
    if (!waiting.has(id)) waiting.set(id, performance.now());
    push = push.then(() => to.push(linesOf([prices(`m${match}`, (200 + (count % 50)) / 100)], seq)));
  }, EVERY_MS);
  return {
    took,
    waiting,
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await push;
    },
  };
};

test(
  `${BETS} bets on one match are settled once each by two processes, and prices are told meanwhile (D71, D75)`,
  async () => {
    const base = await withDatabase();
    const hall = await openHall(base.db);
    hall.clock.set(instantFromMs(Date.now()));
    const houses = await Promise.all([startHouse(base.url), startHouse(base.url)]);
    try {
      const [one, two] = houses;
      const lines = [
        ...names.flatMap((name) => [fixture(name, { start: kickOff }), prices(name)]),
        HEARTBEAT,
      ];
      await one!.push(linesOf(lines));
      const listed = await findMatches(base.db, { now: hall.clock.now(), offset: 0, limit: 100 });
      const named = (name: string) => listed.find(({ homeTeam }) => homeTeam === `Home ${name}`)!;
      await putManyBets(base.owner, hall, homeWinOf(named('m0')), BETS);
      await asOwner(
        base.owner,
        `UPDATE bet SET tax_record = '"unreadable"' WHERE ctid = (SELECT ctid FROM bet ORDER BY md5(bet_id) LIMIT 1)`,
      );
      await putHold(hall, base.owner, await hall.aPick(12, { startsAt: kickOff }));
      const ids = names.slice(1).map((name) => named(name).id);
      const stream = streamPrices(one!, two!, ids, lines.length + 2);
      const begun = performance.now();
      await one!.push(linesOf([result('m0', 1, 0, 1)], lines.length + 1));
      const owed = async (): Promise<number> =>
        (await base.db.query('SELECT 1 FROM match WHERE settled_version < result_version')).length;
      await expect.poll(owed, { timeout: LONGEST_MS / 2, interval: 500 }).toBe(0);
      const seconds = (performance.now() - begun) / 1000;
      await stream.stop();
      await expect.poll(() => stream.waiting.size).toBe(0);
      const sorted = stream.took.toSorted((a, b) => a - b);
      const at = (part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
      const [median, worst] = [at(0.5), at(1)];
      console.log(
        `${BETS} bets settled in ${seconds.toFixed(0)} s, ${(BETS / seconds).toFixed(0)} a second; ${sorted.length} prices on screen after ${median.toFixed(0)} ms in the middle, ${at(0.99).toFixed(0)} for 99 in 100, ${worst.toFixed(0)} at worst`,
      );
      const [counts] = await base.db.query(
        `SELECT (SELECT count(*)::int FROM bet WHERE status = 'lost') AS lost, (SELECT count(*)::int FROM settlement WHERE status = 'lost') AS kept,
           (SELECT count(*)::int FROM ledger_transfer WHERE kind = 'bet-lost') AS posted`,
      );
      expect(counts).toEqual({ lost: BETS - 1, kept: BETS - 1, posted: BETS - 1 });
      expect((await listSetAside(base.db, 10)).map(({ kind }) => kind).toSorted()).toEqual(['bet', 'hold']);
      expect(await checkBooks(base.owner)).toEqual({ total: 0, drifting: [] });
      expect(median).toBeLessThan(MEDIAN_MS);
      expect(worst).toBeLessThan(WORST_MS);
    } finally {
      await Promise.all(houses.map((house) => house.kill()));
      await base.dispose();
    }
  },
  LONGEST_MS,
);
