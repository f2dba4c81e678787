import { instant, instantFromMs, toMs, type Instant } from '@kipenga/betting-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withDatabase, type TestDatabase } from '../../test/with-database.ts';
import { DatabaseUnavailable } from '../database/index.ts';
import { enqueue, jobRunner, type JobWork } from './index.ts';

describe('jobs', () => {
  let it: TestDatabase;
  let now: Instant;
  const clock = { now: () => now, nowMs: () => toMs(now) };
  const failures: unknown[] = [];
  const runnerOf = (work: JobWork, atOnce = 1) =>
    jobRunner({
      db: it.db,
      clock,
      work: { knock: work },
      onFailure: (_, error) => failures.push(error),
      atOnce,
    });
  const promise = (dedupeKey: string, runAt = now) =>
    enqueue(it.db, { kind: 'knock', dedupeKey, payload: { door: dedupeKey }, runAt });
  beforeAll(async () => {
    it = await withDatabase();
  });
  beforeEach(async () => {
    now = instant('2026-11-21T12:00:00Z');
    await it.db.query('DELETE FROM job');
  });
  afterAll(() => it.dispose());

  test('eight runners at once do each job once', async () => {
    await Promise.all(Array.from({ length: 30 }, (_, n) => promise(`door ${n}`)));
    const done: string[] = [];
    const runner = runnerOf(async (payload) => void done.push(JSON.stringify(payload)));
    await Promise.all(Array.from({ length: 8 }, () => runner.runDue()));
    expect(done).toHaveLength(30);
    expect(new Set(done).size).toBe(30);
  });

  test('several at once wait for each other no more than they must, and each is done once', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, n) => promise(`door ${n}`)));
    const done: string[] = [];
    let meet: () => void = () => undefined;
    const met = new Promise<void>((resolve) => (meet = resolve));
    const runner = runnerOf(async (payload) => {
      done.push(JSON.stringify(payload));
      if (done.length === 4) meet();
      // Four are in hand together, or none ever ends.
      await met;
    }, 4);
    await Promise.all([runner.runDue(), runner.runDue()]);
    expect(done).toHaveLength(12);
    expect(new Set(done).size).toBe(12);
  });

  test('one that always fails is tried so often as its kind is, then kept with its reason, and holds nobody up', async () => {
    await promise('no door');
    await promise('door', instantFromMs(toMs(now) + 1));
    const [tried, aside]: [string[], unknown[]] = [[], []];
    const runner = jobRunner({
      db: it.db,
      clock,
      work: {
        knock: async (payload) => {
          const { door } = payload as { door: string };
          tried.push(door);
          if (door === 'no door') throw new Error('there is no door');
        },
      },
      mostTries: { knock: 3 },
      onFailure: () => undefined,
      onSetAside: ({ kind }, error) => void aside.push([kind, String(error)]),
    });
    for (let n = 0; n < 6; n += 1) {
      await runner.runDue();
      now = instantFromMs(toMs(now) + 3_600_000);
    }
    expect(tried).toEqual(['no door', 'door', 'no door', 'no door']);
    expect(aside).toEqual([['knock', 'Error: there is no door']]);
    expect(await it.db.query('SELECT last_error, done_at FROM job WHERE set_aside_at IS NOT NULL')).toEqual([
      { last_error: 'there is no door', done_at: null },
    ]);
  });

  test('one whose process dies of it each time is set aside before it is begun again', async () => {
    await promise('door');
    await it.db.query('UPDATE job SET attempts = 3');
    let begun = 0;
    const aside: unknown[] = [];
    await jobRunner({
      db: it.db,
      clock,
      work: { knock: async () => void (begun += 1) },
      mostTries: { knock: 3 },
      onFailure: () => undefined,
      onSetAside: (job) => void aside.push(job.kind),
    }).runDue();
    expect([begun, aside]).toEqual([0, ['knock']]);
  });

  test('a promise of a transaction that failed is not kept, and one made twice is one', async () => {
    await it.db
      .transaction(async (sql) => {
        await enqueue(sql, { kind: 'knock', dedupeKey: 'x', payload: {}, runAt: now });
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await promise('y');
    await promise('y');
    let done = 0;
    await runnerOf(async () => void (done += 1)).runDue();
    expect(done).toBe(1);
  });

  test('a job waits for its time, and a failed one for its backoff', async () => {
    await promise('later', instantFromMs(toMs(now) + 60_000));
    let tries = 0;
    const runner = runnerOf(async () => {
      tries += 1;
      if (tries === 1) throw new Error('nobody home');
    });
    await runner.runDue();
    expect(tries).toBe(0);
    now = instantFromMs(toMs(now) + 60_000);
    await runner.runDue();
    await runner.runDue();
    expect(tries).toBe(1);
    expect(failures).toEqual([new Error('nobody home')]);
    now = instantFromMs(toMs(now) + 10_000);
    await runner.runDue();
    await runner.runDue();
    expect(tries).toBe(2);
  });

  test('the job of a worker that died is taken over when its lease ends', async () => {
    await promise('z');
    await it.db.query("UPDATE job SET leased_until = now() + interval '1 minute', attempts = 1");
    let done = 0;
    const runner = runnerOf(async () => void (done += 1));
    await runner.runDue();
    expect(done).toBe(0);
    await it.db.query("UPDATE job SET leased_until = now() - interval '1 second'");
    await runner.runDue();
    expect(done).toBe(1);
  });

  test.each([1, 4])(
    'what was leased when the database went is given back when it is there again, not when the lease ends: %i at once',
    async (atOnce) => {
      await Promise.all(Array.from({ length: 3 }, (_, n) => promise(`door ${n}`)));
      let isAway = true;
      const away = async () => {
        throw new DatabaseUnavailable(new Error('gone'));
      };
      let done = 0;
      const runner = jobRunner({
        // The leases are taken, then every statement fails.
        db: {
          ...it.db,
          query: (text, values) =>
            isAway && !text.includes('RETURNING') ? away() : it.db.query(text, values),
        },
        clock,
        atOnce,
        work: { knock: () => (isAway ? away() : Promise.resolve(void (done += 1))) },
        onFailure: () => undefined,
      });
      await expect(runner.runDue()).rejects.toThrow(DatabaseUnavailable);
      isAway = false;
      await runner.runDue();
      expect(done).toBe(3);
    },
  );
});
