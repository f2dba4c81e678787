import { monitorEventLoopDelay } from 'node:perf_hooks';
import { instant, kes, type ProfileId } from '@kipenga/betting-core';
import { expect, test } from 'vitest';
import { connect, type Database } from '../../src/database/index.ts';
import { ticketProofOf } from '../../src/jackpots/seal/ticket-proof-of.ts';
import { sealDueJackpots } from '../../src/jackpots/seal/seal-due-jackpots.ts';
import { settleJackpotsOf } from '../settle-now.ts';
import { openJackpotHall } from '../jackpots/jackpot-hall.ts';
import { putManyTickets } from '../jackpots/many-tickets.ts';
import { counting } from '../counting.ts';
import { withDatabase, type TestDatabase } from '../with-database.ts';

const TICKETS = 100_000;
const LONGEST_MS = 10 * 60_000;

interface TableWork {
  readonly read: number;
  readonly updated: number;
  readonly beside: number;
}

/** Rows of tickets that were read and written, as counted by the server. */
const workOn = async ({ owner }: TestDatabase): Promise<TableWork> => {
  const [row] = await owner.query<TableWork>(
    `SELECT seq_tup_read + idx_tup_fetch AS read, n_tup_upd AS updated, n_tup_hot_upd AS beside
     FROM pg_stat_user_tables WHERE relname = 'jackpot_ticket'`,
  );
  return row!;
};

const REST_MS = 1_000;

/** Reads a wallet repeatedly, as other calls do, until the work has ended; returns the durations. */
const callsUntil = async ({ db }: TestDatabase, ended: Promise<unknown>): Promise<readonly number[]> => {
  const took: number[] = [];
  const over = new AbortController();
  void ended.finally(() => over.abort()).catch(() => undefined);
  while (!over.signal.aborted) {
    const begun = performance.now();
    await db.transaction((sql) =>
      sql.query(`SELECT cash FROM wallet WHERE profile_id = $1 FOR UPDATE`, ['nobody']),
    );
    took.push(performance.now() - begun);
  }
  return took.toSorted((one, other) => one - other);
};

const callWords = (took: readonly number[]): string =>
  [0.5, 0.95].map((part) => (took[Math.floor(took.length * part)] ?? 0).toFixed(1)).join(', ') + ' ms';

/** Does the work on one connection, whose counters are reported when it closes. */
const measured = async (base: TestDatabase, name: string, work: (db: Database) => Promise<unknown>) => {
  const before = await workOn(base);
  const pool = connect(base.url, { connections: 1 });
  const { db, statements } = counting(pool);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const rest = await callsUntil(base, new Promise((resolve) => setTimeout(resolve, REST_MS)));
  delay.enable();
  const begun = performance.now();
  const done = work(db);
  const meanwhile = await callsUntil(base, done);
  await done;
  const ms = performance.now() - begun;
  delay.disable();
  await pool.close();
  const after = await workOn(base);
  const cost = {
    read: after.read - before.read,
    updated: after.updated - before.updated,
    beside: after.beside - before.beside,
    statements: statements(),
  };
  console.log(
    `${name}: ${Math.round(ms)} ms, ${cost.statements} statements; ${TICKETS} tickets: ${cost.read} rows read, ${cost.updated} written (${cost.beside} beside themselves); longest hold of the event loop ${Math.round(delay.max / 1e6)} ms; others' calls, median and p95: ${callWords(rest)} at rest, ${callWords(meanwhile)} meanwhile`,
  );
  return cost;
};

test(
  'a jackpot of 100,000 tickets is settled by reading each twice and writing each once (D80)',
  async () => {
    const base = await withDatabase();
    const hall = await openJackpotHall(base.db);
    const offer = await hall.open({ matches: 13, betAmount: kes(49), guarantee: kes(1_000_000) });
    await putManyTickets(base.owner, hall, offer, TICKETS);
    await base.owner.query('ANALYZE');
    const sealed = await measured(base, 'sealed', (db) =>
      sealDueJackpots(db, instant('2026-11-21T12:00:00Z')),
    );
    expect(sealed.statements).toBeLessThan(TICKETS / 400);
    await hall.results(offer, '1'.repeat(13));
    const feed = offer.feedMatchIds[0]!;
    const settled = await measured(base, 'settled', (db) => settleJackpotsOf(db, feed, hall.clock.now()));
    const [won] = await base.db.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM jackpot_ticket WHERE status = 'won'`,
    );
    const winners = won?.count ?? 0;
    expect(settled.updated).toBe(TICKETS);
    expect(settled.read).toBeLessThan(TICKETS * 3.2); // counted, settled, and found again to be written
    expect(settled.beside).toBeGreaterThan(TICKETS / 2); // the others had no free space beside themselves yet
    // Each customer, with five tickets, is notified by a statement of their own (0054).
    expect(settled.statements).toBeLessThan(TICKETS / 50 + TICKETS / 5 + winners * 10);
    const [one] = await base.db.query<{ profileId: ProfileId; reference: string }>(
      `SELECT profile_id AS "profileId", reference FROM jackpot_ticket LIMIT 1`,
    );
    for (const name of ['the first proof', 'the next proof'])
      await measured(base, name, () => ticketProofOf(base.db, one!.profileId, one!.reference));
    console.log(`${winners} tickets won`);
    expect(await hall.books()).toEqual({ total: 0, drifting: [] });
    await base.dispose();
  },
  LONGEST_MS,
);
