import { kes, type Selection } from '@kipenga/betting-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DatabaseUnavailable, type Database, type Sql } from '../src/database/index.ts';
import { inProcessFanout } from '../src/fanout/index.ts';
import { askAgain } from '../src/gateways/index.ts';
import { settleBetsOf } from '../src/payouts/bets/settle-match.ts';
import {
  askToTryAgain,
  listSetAside,
  openSettling,
  settleHouse,
  type SettlingOptions,
  type Slices,
} from '../src/payouts/index.ts';
import { SPORTS_VERSION } from '../src/sports/index.ts';
import type { HallCustomer } from './betting-hall.ts';
import { fixture, HEARTBEAT, linesOf, openFeedHall, prices, result, type FeedHall } from './feed-hall.ts';
import { guarded } from './guarded.ts';
import { endClaims } from './settle-now.ts';
import { untilWaiting } from './waiting-for-locks.ts';
import { withDatabase, type TestDatabase } from './with-database.ts';

let base: TestDatabase;
let hall: FeedHall;
beforeEach(async () => {
  base = await withDatabase();
});
afterEach(async () => {
  await hall.close();
  await base.dispose();
});

const open = async (options: Parameters<typeof openFeedHall>[1] = {}): Promise<void> => {
  hall = await openFeedHall(base.db, options);
  await hall.post(linesOf([fixture('m1'), prices('m1'), fixture('m2'), prices('m2'), HEARTBEAT]));
};

/** Bets of 20 shillings at 2.00 by as many customers. */
const placeBets = async (pick: Selection, count: number): Promise<readonly HallCustomer[]> => {
  const customers: HallCustomer[] = [];
  for (let n = 0; n < count; n += 1) {
    const customer = await hall.aCustomer(100);
    expect((await hall.place(customer, [pick], kes(20))).kind).toBe('placed');
    customers.push(customer);
  }
  return customers;
};
/** 17.78 after tax at 2.00: 35.56 gross, tax 3.56, net 32.00. */
const WON = kes(100 - 20 + 32);
const cashOf = async (customer: HallCustomer) => (await hall.pots(customer)).cash;

/** Makes the tax record of a customer's bet unreadable. */
const poison = ({ profileId }: HallCustomer): Promise<unknown> =>
  asOwner(`UPDATE bet SET tax_record = '"unreadable"' WHERE profile_id = $1`, profileId);
const mend = ({ profileId }: HallCustomer, from: HallCustomer): Promise<unknown> =>
  asOwner(
    `UPDATE bet SET tax_record = (SELECT tax_record FROM bet WHERE profile_id = $2) WHERE profile_id = $1`,
    profileId,
    from.profileId,
  );
/** Terms of a bet are final for everybody but whoever owns the table. */
const asOwner = (statement: string, ...values: readonly unknown[]): Promise<unknown> =>
  base.owner.transaction(async (sql) => {
    await sql.query('ALTER TABLE bet DISABLE TRIGGER USER');
    await sql.query(statement, values);
    await sql.query('ALTER TABLE bet ENABLE TRIGGER USER');
  });

/** Takes what settling a lost bet has written out of the tables, as a crash does with a commit that was not on the disk. */
const undoSettlement = ({ profileId }: HallCustomer): Promise<unknown> =>
  base.owner.transaction(async (sql) => {
    const tables = ['bet', 'bet_leg', 'ledger_transfer', 'ledger_posting'];
    for (const table of tables) await sql.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    await sql.query(`DELETE FROM ledger_posting WHERE profile_id = $1 AND reference LIKE 'settle:%'`, [
      profileId,
    ]);
    await sql.query(`DELETE FROM ledger_transfer WHERE profile_id = $1 AND reference LIKE 'settle:%'`, [
      profileId,
    ]);
    await sql.query(`DELETE FROM settlement WHERE profile_id = $1`, [profileId]);
    await sql.query(`DELETE FROM notice WHERE profile_id = $1 AND event LIKE 'settle:%'`, [profileId]);
    await sql.query(
      `UPDATE bet SET status = 'open', settled_at = NULL, settlement_version = 0 WHERE profile_id = $1`,
      [profileId],
    );
    await sql.query(
      `UPDATE bet_leg SET result = 'open', full_time_score = NULL, winning_outcome = NULL WHERE profile_id = $1`,
      [profileId],
    );
    for (const table of tables) await sql.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  });

/** Holds the wallet of a customer until it is let go of. */
const holdWallet = async ({ profileId }: HallCustomer): Promise<() => Promise<void>> => {
  const held = Promise.withResolvers<void>();
  const letGo = Promise.withResolvers<void>();
  const holding = base.db.transaction(async (sql) => {
    await sql.query('SELECT FROM wallet WHERE profile_id = $1 FOR UPDATE', [profileId]);
    held.resolve();
    await letGo.promise;
  });
  await held.promise;
  return async () => {
    letGo.resolve();
    await holding;
  };
};

describe('one bet of ninety that cannot be settled', () => {
  test('is set aside with its reason, seen by an operator and settled when he asks; the others are settled', async () => {
    await open();
    const customers = await placeBets(await hall.homeWin('m1'), 90);
    const poisoned = customers[55];
    const others = customers.toSpliced(55, 1);
    await poison(poisoned!);
    await hall.post(linesOf([result('m1', 1, 1, 0)], 6));
    await hall.tick();
    expect(await Promise.all(others.map(cashOf))).toEqual(others.map(() => WON));
    expect(await cashOf(poisoned!)).toBe(kes(80));
    const [bet] = await base.db.query<{ reference: string; feedMatchId: string }>(
      `SELECT reference, feed_match_id AS "feedMatchId" FROM bet JOIN bet_leg USING (profile_id, bet_id) WHERE profile_id = $1`,
      [poisoned!.profileId],
    );
    const aside = {
      kind: 'bet',
      ...bet,
      reason: expect.stringMatching(/./),
      since: expect.any(String),
      isTriedAgain: false,
    };
    expect(await listSetAside(base.db, 10)).toEqual([{ ...aside, tries: 1 }]);
    expect(hall.setAside).toHaveLength(1);
    expect(await base.db.query('SELECT 1 FROM match WHERE settled_version < result_version')).toEqual([]);

    // Nobody asked: it is left alone. It fails again by a newer result, for the same reason, which was told.
    await hall.tick();
    expect(await listSetAside(base.db, 10)).toEqual([{ ...aside, tries: 1 }]);
    await hall.post(linesOf([result('m1', 2, 2, 0)], 7));
    await hall.tick();
    expect([await listSetAside(base.db, 10), hall.setAside.length]).toEqual([[{ ...aside, tries: 2 }], 1]);

    await mend(poisoned!, others[0]!);
    const operator = {
      db: base.db,
      clock: hall.clock,
      operator: 'Achieng',
    };
    expect(await askAgain(operator, 'no bet of ours', [askToTryAgain])).toMatchObject({ ok: false });
    expect(await askAgain(operator, bet!.reference, [askToTryAgain])).toMatchObject({ ok: true });
    await hall.tick();
    expect([await cashOf(poisoned!), await listSetAside(base.db, 10)]).toEqual([WON, []]);
    expect(await hall.books()).toEqual({ total: 0, drifting: [] });
  });

  test('is settled by a newer result of its match, where it can be read by then', async () => {
    await open();
    const [poisoned, other] = await placeBets(await hall.homeWin('m1'), 2);
    await poison(poisoned!);
    await hall.post(linesOf([result('m1', 1, 0, 1)], 6));
    await hall.tick();
    expect([await cashOf(poisoned!), (await listSetAside(base.db, 10)).length]).toEqual([kes(80), 1]);
    await mend(poisoned!, other!);
    await hall.post(linesOf([result('m1', 2, 1, 0)], 7));
    await hall.tick();
    expect([await cashOf(poisoned!), await cashOf(other!), await listSetAside(base.db, 10)]).toEqual([
      WON,
      WON,
      [],
    ]);
  });
});

describe('each customer is settled apart', () => {
  /** A database that keeps the statements of each transaction, and those by themselves. */
  const keeping = () => {
    const transactions: { readonly text: string; readonly values: readonly unknown[] }[][] = [];
    const keep = (sql: Sql, into: { text: string; values: readonly unknown[] }[]): Sql => ({
      query: (text, values = [], options) => {
        into.push({ text, values });
        return sql.query(text, values, options);
      },
    });
    const db: Database = {
      ...base.db,
      query: (text, values = [], options) => {
        transactions.push([{ text, values }]);
        return base.db.query(text, values, options);
      },
      transaction: (work) =>
        base.db.transaction((sql) => {
          const own: { text: string; values: readonly unknown[] }[] = [];
          transactions.push(own);
          return work(keep(sql, own));
        }),
    };
    return { db, transactions };
  };
  const settleAll = async (db: Database, pick: Selection): Promise<void> => {
    const parts = { db, now: () => hall.clock.now(), onSetAside: () => undefined };
    for await (const _ of settleBetsOf(parts, pick.feedMatchId));
  };
  const namedIn = (value: unknown, customers: readonly HallCustomer[]): readonly string[] =>
    customers.flatMap(({ profileId }) =>
      JSON.stringify(value).includes(`"${profileId}"`) ? [profileId] : [],
    );

  test('no transaction that writes names two of them, and no statement of theirs is without profile_id = $1', async () => {
    await open();
    const pick = await hall.homeWin('m1');
    const won = await hall.homeWin('m2');
    const losers = await placeBets(pick, 6);
    const winners = await placeBets(won, 6);
    await poison(losers[2]!);
    await hall.post(linesOf([result('m1', 1, 0, 1), result('m2', 1, 1, 0)], 6));
    const { db, transactions } = keeping();
    await settleAll(db, pick);
    await settleAll(db, won);
    const customers = [...losers, ...winners];
    const writing = transactions.filter((own) => own.some(({ text }) => /INSERT|UPDATE|DELETE/.test(text)));
    expect(writing.length).toBeGreaterThanOrEqual(customers.length);
    for (const own of writing)
      expect(
        namedIn(
          own.map(({ values }) => values),
          customers,
        ).length,
      ).toBeLessThanOrEqual(1);
    const ofCustomers = writing
      .flat()
      .filter(
        ({ text, values }) =>
          namedIn(values, customers).length > 0 && !/^\s*(WITH \w+ AS \(\s*)?INSERT/.test(text),
      );
    for (const { text } of ofCustomers) expect(text).toContain('profile_id = $1');
    expect(await hall.books()).toEqual({ total: 0, drifting: [] });
  });

  test('bets that lost cost at most two statements each, prepared once', async () => {
    await open();
    const pick = await hall.homeWin('m1');
    const losers = await placeBets(pick, 40);
    await hall.post(linesOf([result('m1', 1, 0, 1)], 6));
    const { db, transactions } = keeping();
    await settleAll(db, pick);
    expect(transactions.flat().length).toBeLessThan(losers.length * 2);
    const [lost] = await base.db.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM bet JOIN settlement USING (profile_id, bet_id) WHERE bet.status = 'lost'`,
    );
    expect(lost).toEqual({ count: losers.length });
    expect(await hall.books()).toEqual({ total: 0, drifting: [] });
  });

  test('what a crash of the server undoes, since nobody waits for the disk, is settled again before the match counts as settled', async () => {
    await open();
    const customers = await placeBets(await hall.homeWin('m1'), 5);
    await hall.post(linesOf([result('m1', 1, 0, 1)], 6));
    // As a crash between two statements would: of the bets kept so far one is open again, with all that was posted.
    let isUndone = false;
    const crashing: Database = {
      ...base.db,
      query: async (text, values, options) => {
        const isLast = /UPDATE claim SET held_until = now/.test(text) && !isUndone;
        if (isLast) {
          isUndone = true;
          await undoSettlement(customers[2]!);
        }
        return base.db.query(text, values, options);
      },
    };
    const refuse = (_: unknown, error: unknown): never => {
      throw error;
    };
    const parts = { db: crashing, clock: hall.clock, onFailure: refuse, onSetAside: refuse, tickSeconds: 0 };
    await settleHouse(parts).settleAll();
    const [row] = await base.db.query(
      `SELECT count(*)::int AS lost, (SELECT count(*)::int FROM match WHERE settled_version < result_version) AS owed FROM bet WHERE status = 'lost'`,
    );
    expect([isUndone, row]).toEqual([true, { lost: 5, owed: 0 }]);
    expect(await hall.books()).toEqual({ total: 0, drifting: [] });
  });

  test(
    'a bet that lost waits a second for a wallet that is held, and not as long as a statement may take',
    { timeout: 20_000 },
    async () => {
      await open();
      const pick = await hall.homeWin('m1');
      const [customer] = await placeBets(pick, 1);
      await hall.post(linesOf([result('m1', 1, 0, 1)], 6));
      const letGo = await holdWallet(customer!);
      // The longer way begins once the short one has given up.
      const db: Database = {
        ...base.db,
        transaction: async (work) => {
          await letGo();
          return base.db.transaction(work);
        },
      };
      await settleAll(db, pick);
      expect(await base.db.query('SELECT status FROM settlement')).toEqual([{ status: 'lost' }]);
      expect(await hall.books()).toEqual({ total: 0, drifting: [] });
    },
  );

  /** The database with something else happening once, before the statement that loses bets. */
  const beforeLosing = (happen: () => Promise<unknown>) => {
    let isReached = false;
    const db: Database = {
      ...base.db,
      query: async (text, values, options) => {
        if (/SKIP LOCKED/.test(text) && !isReached) {
          isReached = true;
          await happen();
        }
        return base.db.query(text, values, options);
      },
    };
    return { db, isReached: () => isReached };
  };

  test('a bet that is judged by a result which is corrected meanwhile is settled by the correction', async () => {
    await open();
    const pick = await hall.homeWin('m1');
    const [customer] = await placeBets(pick, 1);
    await hall.post(linesOf([result('m1', 1, 0, 1)], 6));
    const { db, isReached } = beforeLosing(() => hall.post(linesOf([result('m1', 2, 1, 0)], 7)));
    await settleAll(db, pick);
    expect([isReached(), await cashOf(customer!)]).toEqual([true, WON]);
  });

  test('a bet whose other leg is judged anew meanwhile is settled as it stands then', async () => {
    await open();
    const long = await hall.aPick(12);
    const pick = await hall.homeWin('m1');
    const customer = await hall.aCustomer(100);
    await hall.place(customer, [pick, long], kes(20));
    await hall.result(long, 'void');
    await settleAll(base.db, long);
    await hall.post(linesOf([result('m1', 1, 0, 1)], 6));
    // As it is read the bet lost at 2.00; with the other leg won it lost at 24, and gives a tenth back.
    const { db, isReached } = beforeLosing(async () => {
      await hall.result(long, 'won');
      await settleAll(base.db, long);
    });
    await settleAll(db, pick);
    expect([isReached(), (await hall.pots(customer)).refund]).toEqual([true, kes(2)]);
    expect(await hall.books()).toEqual({ total: 0, drifting: [] });
  });

  test('one whose bets fail together is settled bet by bet, each waiting a second for a lock, so that no claim runs out meanwhile', async () => {
    await open();
    const pick = await hall.homeWin('m1');
    const [poisoned] = await placeBets(pick, 4);
    await poison(poisoned!);
    await hall.post(linesOf([result('m1', 1, 1, 0)], 6));
    const outcomes: string[] = [];
    const waits = new Set<unknown>();
    const listening: Database = {
      ...base.db,
      transaction: (work) =>
        base.db.transaction((sql) =>
          work({
            query: async (text, values) => {
              if (/FROM bet\s.*FOR UPDATE$/s.test(text))
                waits.add((await sql.query<{ lock_timeout: string }>('SHOW lock_timeout'))[0]?.lock_timeout);
              return sql.query(text, values);
            },
          }),
        ),
    };
    const parts = { db: listening, now: () => hall.clock.now(), onSetAside: () => undefined };
    for await (const slice of settleBetsOf(parts, pick.feedMatchId)) outcomes.push(...slice.outcomes);
    expect(outcomes.toSorted()).toEqual(['set-aside', 'settled', 'settled', 'settled']);
    expect(waits).toEqual(new Set(['5s', '1s']));
  });
});

test.each(['query_canceled', 'out_of_memory'])(
  'a bet that could not be settled because the server was busy (%s) is tried again by itself',
  async (code) => {
    await open();
    await placeBets(await hall.homeWin('m1'), 1);
    await base.owner.query(
      `CREATE FUNCTION refuse_it() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'busy' USING ERRCODE = '${code}'; END $$`,
    );
    await base.owner.query(
      'CREATE TRIGGER refuse_it BEFORE INSERT ON settlement FOR EACH ROW EXECUTE FUNCTION refuse_it()',
    );
    await hall.post(linesOf([result('m1', 1, 1, 0)], 6));
    await hall.tick();
    expect(await listSetAside(base.db, 10)).toMatchObject([{ reason: 'busy', isTriedAgain: true }]);
    expect(hall.setAside).toEqual([]);
  },
);

test('a hold that cannot be paid is set aside, and the others are paid (D09)', async () => {
  await open();
  const pick = await hall.aPick(12);
  const customers: HallCustomer[] = [];
  for (let n = 0; n < 3; n += 1) {
    const customer = await hall.aCustomer(20_000);
    await hall.place(customer, [pick], kes(18_000)); // 86,800 of its win is above the limit of the day
    customers.push(customer);
  }
  await hall.result(pick, 'won');
  await hall.tick();
  const holds = async () =>
    Promise.all(customers.map(async (one) => Number((await hall.pots(one)).payoutHold) > 0));
  expect(await holds()).toEqual([true, true, true]);
  await base.owner.query(
    `CREATE FUNCTION refuse_it() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'this hold cannot be paid'; END $$`,
  );
  await base.owner.query(
    `CREATE TRIGGER refuse_it BEFORE UPDATE ON settlement FOR EACH ROW WHEN (OLD.profile_id = '${customers[0]!.profileId}') EXECUTE FUNCTION refuse_it()`,
  );
  await hall.wait(24 * 3_600);
  expect(await holds()).toEqual([true, false, false]);
  expect(await listSetAside(base.db, 10)).toMatchObject([
    { kind: 'hold', reason: 'this hold cannot be paid', tries: 1 },
  ]);
  await hall.tick();
  expect(hall.setAside).toMatchObject([{ kind: 'hold', profileId: customers[0]!.profileId }]);
  await base.owner.query('DROP TRIGGER refuse_it ON settlement');
  const [{ reference } = { reference: '' }] = await listSetAside(base.db, 10);
  expect(await askToTryAgain(base.db, reference)).toBe(true);
  await hall.tick();
  expect([await holds(), await listSetAside(base.db, 10)]).toEqual([[false, false, false], []]);
});

test('while settling is stuck, a price of another match is told, and a silent feed loses its prices (D75, D96)', async () => {
  const fanout = inProcessFanout((error) => {
    throw error;
  });
  await open({ tickSeconds: 0.05, fanout });
  const [customer] = await placeBets(await hall.homeWin('m1'), 1);
  const letGo = await holdWallet(customer!);
  await hall.post(linesOf([result('m1', 1, 1, 0)], 6));
  await untilWaiting(base.owner);

  const told: string[] = [];
  fanout.subscribe(SPORTS_VERSION, (word) => told.push(word));
  const before = hall.board.listVersion();
  await hall.post(linesOf([prices('m2', 2.2)], 7));
  await expect.poll(() => [hall.board.listVersion() !== before, told.length > 0]).toEqual([true, true]);
  expect(await hall.homePrice('m2')).toBe(2200);
  hall.clock.set('2026-11-21T06:01:01Z');
  await expect.poll(() => hall.homePrice('m2')).toBeNull();
  expect(await cashOf(customer!)).toBe(kes(80));
  await letGo();
  const cashInTime = async () => {
    // On a slow machine the bet has been set aside meanwhile, for longer than a test waits.
    await base.owner.query('UPDATE settlement_set_aside SET again_at = now()');
    return cashOf(customer!);
  };
  await expect.poll(cashInTime).toBe(WON);
});

describe('two processes on one database', () => {
  /** A database that counts the bets that are locked to be settled through it. */
  const counting = (db: Database) => {
    let locked = 0;
    const guard = (sql: Sql): Sql => ({
      query: async <Row>(text: string, values?: readonly unknown[]): Promise<readonly Row[]> => {
        const rows = await sql.query<Row>(text, values);
        if (/FROM bet\s.*FOR UPDATE$/s.test(text)) locked += rows.length;
        return rows;
      },
    });
    return { db: guarded(db, guard), locked: () => locked };
  };
  const aProcess = () => {
    const { db, locked } = counting(base.db);
    const refuse = (_: unknown, error: unknown): never => {
      throw error;
    };
    const parts = { db, clock: hall.clock, onFailure: refuse, onSetAside: refuse, tickSeconds: 0 };
    return { settling: settleHouse(parts), locked };
  };

  test('settle each bet once: one of them has claimed the match, the other reads none of its bets', async () => {
    await open();
    const customers = await placeBets(await hall.homeWin('m1'), 45);
    await hall.post(linesOf([result('m1', 1, 1, 0)], 6));
    const processes = [aProcess(), aProcess()];
    await Promise.all(processes.map(({ settling }) => settling.settleAll()));
    expect(processes.map(({ locked }) => locked()).toSorted((a, b) => a - b)).toEqual([0, 45]);
    expect(await Promise.all(customers.map(cashOf))).toEqual(customers.map(() => WON));
    expect(await base.db.query('SELECT 1 FROM claim')).toEqual([]);
  });

  const settlingBy = (settleMatch: SettlingOptions['settleMatch'], onFailure = (): void => undefined) =>
    openSettling({ db: base.db, clock: hall.clock, settleMatch, onFailure, tickSeconds: 0 });
  const twoResults = async (): Promise<void> => {
    await open();
    await hall.post(linesOf([result('m1', 1, 1, 0), result('m2', 1, 1, 0)], 6));
  };
  const held = (): Promise<readonly unknown[]> =>
    base.db.query('SELECT 1 FROM claim WHERE held_until > now()');

  test('a match that fails is let go of, so that nobody waits for it', async () => {
    await twoResults();
    const failures: string[] = [];
    const next = () => Promise.reject(new Error('this match cannot be settled'));
    const failing = (): Slices => ({ [Symbol.asyncIterator]: () => ({ next }) });
    await settlingBy(failing, () => void failures.push('failed')).settleAll();
    expect([failures, await held()]).toEqual([['failed', 'failed'], []]);
  });

  test('what takes more slices than a look has turns is gone on with, not begun again', async () => {
    await twoResults();
    let begun = 0;
    const long = async function* (): Slices {
      begun += 1;
      for (let slice = 0; slice < 120; slice += 1) yield await Promise.resolve(slice);
    };
    await settlingBy(long).settleAll();
    expect(begun).toBe(2);
  });

  test('while one match takes long, the other in hand stays claimed', async () => {
    await twoResults();
    const claims: number[] = [];
    const slow = async function* (): Slices {
      claims.push((await held()).length);
      await endClaims(base.db);
      yield 'after so long';
    };
    await settlingBy(slow).settleAll();
    expect(claims).toEqual([2, 2]);
  });

  test('what a process that was killed had claimed is gone on with where it stopped, once its claim has run out', async () => {
    await open();
    const customers = await placeBets(await hall.homeWin('m1'), 110);
    await hall.post(linesOf([result('m1', 1, 1, 0)], 6));
    let commits = 0;
    const dying: Database = {
      ...base.db,
      transaction: (work) =>
        commits++ > 100
          ? Promise.reject(new DatabaseUnavailable(new Error('killed')))
          : base.db.transaction(work),
    };
    const refuse = (): never => {
      throw new Error('killed');
    };
    const killed = settleHouse({
      db: dying,
      clock: hall.clock,
      onFailure: refuse,
      onSetAside: refuse,
      tickSeconds: 0,
    });
    await expect(killed.settleAll()).rejects.toThrow('killed');
    const next = aProcess();
    const settled = next.settling.settleAll();
    await endClaims(base.db);
    await settled;
    expect(next.locked()).toBe(9);
    expect(await Promise.all(customers.map(cashOf))).toEqual(customers.map(() => WON));
  });
});
