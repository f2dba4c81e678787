import { instant, instantFromMs, toMs, type Instant } from '@kipenga/betting-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { withDatabase, type TestDatabase } from '../../test/with-database.ts';
import { DatabaseUnavailable, type Database, type Sql } from '../database/index.ts';
import { inRequest, requestNow } from '../requests/index.ts';
import {
  endJobs,
  enqueue,
  jobKind,
  jobsSetAside,
  jobWork,
  NoTryHelps,
  openOutbox,
  tryJobAgain,
  type JobKind,
  type JobWork,
} from './index.ts';
import { LANES, LANES_OUT, type Lane } from './lanes.ts';
import { leaseJobs, putBack } from './outbox.store.ts';

interface Door {
  readonly door: string;
}
type Work = (door: string) => Promise<void>;

const knockIn = (lane: Lane, mostTries?: number): JobKind<Door> =>
  jobKind<Door>(`knock ${lane}`, lane, mostTries);
const KNOCK = knockIn('money');

describe('the outbox', () => {
  let it: TestDatabase;
  let now: Instant;
  const clock = { now: () => now, nowMs: () => toMs(now) };
  const failures: unknown[] = [];
  const aside: unknown[] = [];

  const outboxOf = (
    work: readonly JobWork[],
    { db = it.db, waiting = [] }: { readonly db?: Database; readonly waiting?: readonly Lane[] } = {},
  ) =>
    openOutbox({
      db,
      waiting,
      realClock: clock,
      work,
      onFailure: (_, error) => failures.push(error),
      onSetAside: ({ lane, kind }, error) => aside.push([lane, kind, String(error)]),
    });
  const knocking = (work: Work, kind = KNOCK) => outboxOf([jobWork(kind, ({ door }) => work(door))]);
  const promise = (door: string, { kind = KNOCK, runAt = now, turn }: Partial<Promised> = {}) =>
    enqueue(it.db, {
      kind,
      dedupeKey: door,
      payload: { door },
      runAt,
      profileId: null,
      ...(turn !== undefined && { turn }),
    });
  interface Promised {
    readonly kind: JobKind<Door>;
    readonly runAt: Instant;
    readonly turn: string | undefined;
  }
  const doors = (many: number) => Promise.all(Array.from({ length: many }, (_, n) => promise(`door ${n}`)));

  beforeAll(async () => {
    it = await withDatabase();
  });
  beforeEach(async () => {
    now = instant('2026-11-21T12:00:00Z');
    failures.length = 0;
    aside.length = 0;
    await it.db.query('DELETE FROM job');
  });
  afterAll(() => it.dispose());

  test('a job is done in the call that promised it, and so is what it promises; the house’s own in none', async () => {
    const done = new Map<string, string | null>();
    const second = knockIn('notices');
    const outbox = outboxOf([
      jobWork(KNOCK, async ({ door }) => {
        done.set(door, requestNow());
        await promise(`${door} again`, { kind: second });
      }),
      jobWork(second, async ({ door }) => void done.set(door, requestNow())),
    ]);
    await inRequest('a call', () => promise('asked'));
    await promise('own');
    // Whoever has them run is another call.
    await inRequest('another', () => outbox.runDue());
    const inCall = { asked: 'a call', 'asked again': 'a call' };
    expect(Object.fromEntries(done)).toEqual({ ...inCall, own: null, 'own again': null });
  });

  test('eight processes at once do each job once', async () => {
    await doors(30);
    const done: string[] = [];
    const processes = Array.from({ length: 8 }, () => knocking(async (door) => void done.push(door)));
    await Promise.all(processes.map((outbox) => outbox.runDue()));
    expect(done).toHaveLength(30);
    expect(new Set(done).size).toBe(30);
  });

  test('a lane has as many jobs in hand as it has places, and fills each place as soon as it is free', async () => {
    await doors(12);
    const done: string[] = [];
    const [met, otherEnds] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let [begun, inHand, most] = [0, 0, 0];
    const outbox = knocking(async (door) => {
      [begun, inHand] = [begun + 1, inHand + 1];
      most = Math.max(most, inHand);
      const isSlow = begun <= 3;
      if (begun === 4) met.resolve();
      // Four are in hand together, or none ever ends; three of them stay until all others are done.
      await (isSlow ? otherEnds.promise : met.promise);
      inHand -= 1;
      done.push(door);
      if (done.length === 9) otherEnds.resolve();
    });
    await Promise.all([outbox.runDue(), outbox.runDue()]);
    expect(most).toBe(4);
    expect(new Set(done).size).toBe(12);
  });

  test('a copy that sends nothing leaves the jobs of the lanes out for later', async () => {
    for (const lane of LANES_OUT) await promise('out', { kind: knockIn(lane) });
    await promise('in');
    const done: string[] = [];
    const ended = Promise.withResolvers<void>();
    const work = [
      ...LANES_OUT.map((lane) => jobWork(knockIn(lane), async () => void done.push(lane))),
      jobWork(KNOCK, async () => ended.resolve()),
    ];
    const copy = outboxOf(work, { waiting: LANES_OUT });
    copy.start(5);
    await ended.promise;
    await copy.runDue();
    await copy.stop();
    expect(done).toEqual([]);
    await outboxOf(work).runDue();
    expect(done).toHaveLength(LANES_OUT.length);
  });

  test('a lane whose jobs never end holds up no other', async () => {
    const stuck: readonly Lane[] = [
      'tidy',
      'notices',
      'mobile-money-calls',
      'sms-calls',
      'sms-news-calls',
      'push-calls',
    ];
    const places = stuck.reduce((sum, lane) => sum + LANES[lane].places, 0);
    for (const lane of stuck) for (let n = 0; n < 60; n += 1) await promise(`${n}`, { kind: knockIn(lane) });
    const [filled, credited, answered] = [0, 1, 2].map(() => Promise.withResolvers<void>());
    let begun = 0;
    const over = Promise.withResolvers<void>();
    const outbox = outboxOf([
      ...stuck.map((lane) =>
        jobWork(knockIn(lane), async () => {
          begun += 1;
          if (begun === places) filled?.resolve();
          await over.promise;
        }),
      ),
      jobWork(KNOCK, async () => {
        await it.db.transaction((sql) => sql.query('SELECT 1'));
        credited?.resolve();
      }),
      jobWork(knockIn('messages'), async () => answered?.resolve()),
    ]);
    outbox.start(5);
    await filled?.promise;
    await promise('credit');
    await promise('answer', { kind: knockIn('messages') });
    await Promise.all([credited?.promise, answered?.promise]);
    expect(begun).toBe(places);
    over.resolve();
    await outbox.stop();
  });

  test('jobs of one turn run one after another as they were promised; others pass them', async () => {
    for (const door of ['first', 'second', 'third']) await promise(door, { turn: 'one customer' });
    await promise('another', { turn: 'another customer' });
    const ended: string[] = [];
    const anotherEnds = Promise.withResolvers<void>();
    let inTurn = 0;
    const work: Work = async (door) => {
      if (door === 'another') {
        ended.push(door);
        return anotherEnds.resolve();
      }
      inTurn += 1;
      expect(inTurn).toBe(1);
      await anotherEnds.promise;
      inTurn -= 1;
      ended.push(door);
    };
    await Promise.all([knocking(work).runDue(), knocking(work).runDue()]);
    expect(failures).toEqual([]);
    expect(ended.toSorted()).toEqual(['another', 'first', 'second', 'third']);
    expect(ended.filter((door) => door !== 'another')).toEqual(['first', 'second', 'third']);
  });

  test('one that always fails is tried so often as its kind is, then kept with its reason, and holds up no other, of its turn neither', async () => {
    const kind = knockIn('money', 3);
    await promise('no door', { kind, turn: 'one' });
    await promise('door', { kind, turn: 'one', runAt: instantFromMs(toMs(now) + 1) });
    const tried: string[] = [];
    const outbox = knocking(async (door) => {
      tried.push(door);
      if (door === 'no door') throw new Error('there is no door');
    }, kind);
    for (let n = 0; n < 6; n += 1) {
      await outbox.runDue();
      now = instantFromMs(toMs(now) + 3_600_000);
    }
    expect(tried).toEqual(['no door', 'door', 'no door', 'no door']);
    expect(aside).toEqual([['money', 'knock money', 'Error: there is no door']]);
    expect(await jobsSetAside(it.db)).toMatchObject([
      { lane: 'money', kind: 'knock money', reason: 'there is no door', payload: { door: 'no door' } },
    ]);

    // An operator asks, by the number it is listed with: it is tried as often again.
    const [{ jobId } = { jobId: '' }] = await jobsSetAside(it.db);
    expect([await tryJobAgain(it.db, '0'), await tryJobAgain(it.db, jobId)]).toEqual([false, true]);
    expect(await tryJobAgain(it.db, jobId)).toBe(false);
    now = instantFromMs(toMs(now) + 365 * 24 * 3_600_000);
    await outbox.runDue();
    expect([tried.length, await jobsSetAside(it.db)]).toEqual([5, []]);
  });

  test('one that says that no try helps is set aside at once, and is off the list once it has come about otherwise', async () => {
    const kind = knockIn('money', 3);
    await promise('walled up', { kind });
    await knocking(async () => Promise.reject(new NoTryHelps('it is walled up')), kind).runDue();
    expect(aside).toEqual([['money', 'knock money', 'NoTryHelps: it is walled up']]);
    await endJobs(it.db, kind, { door: 'another' });
    expect(await jobsSetAside(it.db)).toMatchObject([{ reason: 'it is walled up' }]);
    await endJobs(it.db, kind, { door: 'walled up' });
    expect(await jobsSetAside(it.db)).toEqual([]);
  });

  test('one whose process dies of it each time is set aside before it is begun again', async () => {
    const kind = knockIn('money', 3);
    await promise('door', { kind });
    await it.db.query('UPDATE job SET attempts = 3');
    let begun = 0;
    await knocking(async () => void (begun += 1), kind).runDue();
    expect(begun).toBe(0);
    expect(aside).toEqual([['money', 'knock money', expect.stringContaining('never finished')]]);
  });

  test('a promise of a transaction that failed is not kept, and one made twice is one', async () => {
    await it.db
      .transaction(async (sql) => {
        await enqueue(sql, {
          kind: KNOCK,
          dedupeKey: 'x',
          payload: { door: 'x' },
          runAt: now,
          profileId: null,
        });
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await promise('y');
    await promise('y');
    let done = 0;
    await knocking(async () => void (done += 1)).runDue();
    expect(done).toBe(1);
  });

  test('a job waits for its time, and a failed one for its backoff', async () => {
    await promise('later', { runAt: instantFromMs(toMs(now) + 60_000) });
    let tries = 0;
    const outbox = knocking(async () => {
      tries += 1;
      if (tries === 1) throw new Error('nobody home');
    });
    await outbox.runDue();
    expect(tries).toBe(0);
    now = instantFromMs(toMs(now) + 60_000);
    await outbox.runDue();
    await outbox.runDue();
    expect(tries).toBe(1);
    expect(failures).toEqual([new Error('nobody home')]);
    now = instantFromMs(toMs(now) + 10_000);
    await outbox.runDue();
    await outbox.runDue();
    expect(tries).toBe(2);
  });

  test('a job that another process took and put back after it was picked waits for its backoff', async () => {
    await promise('door');
    const lease = { now, lane: 'money', kinds: [KNOCK.name], most: 1, seconds: 60, inHand: [] } as const;
    let isPicked = false;
    const failsElsewhere = async () => {
      if (isPicked) return;
      isPicked = true;
      const [job] = await leaseJobs(it.db, lease);
      await putBack(it.db, job!, instantFromMs(toMs(now) + 1_000), 'nobody opened');
    };
    const late: Sql = {
      query: async <Row>(text: string, values?: readonly unknown[]) => {
        const rows = await it.db.query<Row>(text, values);
        await failsElsewhere();
        return rows;
      },
    };
    expect(await leaseJobs(late, lease)).toEqual([]);
  });

  test('the job of a process that died is taken over when its lease ends, and by no process that has it in hand', async () => {
    await promise('z');
    const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const looked = Promise.withResolvers<void>();
    let runs = 0;
    const slow = knocking(async (door) => {
      if (door === 'y') return looked.resolve();
      runs += 1;
      begun.resolve();
      await end.promise;
    });
    const running = slow.runDue();
    await begun.promise;
    let done = 0;
    const other = knocking(async () => void (done += 1));
    await other.runDue();
    expect(done).toBe(0);
    await it.db.query("UPDATE job SET leased_until = now() - interval '1 second'");
    await promise('y');
    const again = slow.runDue();
    await looked.promise;
    await other.runDue();
    expect(done).toBe(1);
    end.resolve();
    await Promise.all([running, again]);
    expect(runs).toBe(1);
  });

  test('who stops waits for the job in hand, until it is marked', async () => {
    await promise('z');
    const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const outbox = knocking(async () => {
      begun.resolve();
      await end.promise;
    });
    outbox.start(5);
    await begun.promise;
    const stopped = outbox.stop();
    end.resolve();
    await stopped;
    expect(await it.db.query('SELECT 1 FROM job WHERE done_at IS NULL')).toEqual([]);
  });

  test.each(['tidy', 'money'] as const)(
    'what was leased when the database went is given back when it is there again, not when the lease ends: lane %s',
    async (lane) => {
      const kind = knockIn(lane);
      for (const door of ['one', 'two', 'three']) await promise(door, { kind });
      let isAway = true;
      const away = async () => {
        throw new DatabaseUnavailable(new Error('gone'));
      };
      let done = 0;
      // The leases are taken, then every statement fails.
      const db: Database = {
        ...it.db,
        query: (text, values) => (isAway && !text.includes('RETURNING') ? away() : it.db.query(text, values)),
      };
      const outbox = outboxOf([jobWork(kind, () => (isAway ? away() : Promise.resolve(void (done += 1))))], {
        db,
      });
      await expect(outbox.runDue()).rejects.toThrow(DatabaseUnavailable);
      isAway = false;
      await outbox.runDue();
      expect(done).toBe(3);
    },
  );

  test('the same while it looks by itself: a lane that owes a lease is woken though nothing is due', async () => {
    const kind = knockIn('tidy');
    await promise('one', { kind });
    const done = Promise.withResolvers<void>();
    let isAway = false;
    const away = async () => {
      throw new DatabaseUnavailable(new Error('gone'));
    };
    const db: Database = { ...it.db, query: (...asked) => (isAway ? away() : it.db.query(...asked)) };
    const outbox = outboxOf(
      [
        jobWork(kind, async () => {
          if (failures.length > 0) return done.resolve();
          isAway = true;
          return away();
        }),
      ],
      { db },
    );
    outbox.start(5);
    await vi.waitFor(() => expect(failures.length).toBeGreaterThan(1));
    isAway = false;
    await done.promise;
    await outbox.stop();
    expect(await it.db.query('SELECT 1 FROM job WHERE done_at IS NULL')).toEqual([]);
  });
});
