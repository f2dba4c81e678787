import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fixture,
  HEARTBEAT,
  linesOf,
  openFeedHall,
  prices,
  result,
  type FeedHall,
} from '../../../../test/feed-hall.ts';
import { withDatabase } from '../../../../test/with-database.ts';

const match = fc.constantFrom('m1', 'm2');
const price = fc.option(
  fc.integer({ min: 101, max: 900 }).map((hundredths) => hundredths / 100),
  { nil: null },
);
const hour = fc.integer({ min: 10, max: 23 }).map((at) => `2026-11-21T${at}:00:00Z`);
const anyEvent = fc.oneof(
  fc.tuple(match, hour).map(([of, start]) => fixture(of, { start })),
  {
    weight: 3,
    arbitrary: fc
      .tuple(match, price, fc.boolean())
      .map(([of, at, suspended]) => prices(of, at, { suspended })),
  },
  fc
    .tuple(match, fc.nat({ max: 3 }), fc.nat({ max: 3 }))
    .map(([of, version, home]) => result(of, version + 1, home, 1)),
  match.map((of) => ({ type: 'void', match: of })),
  fc.constant(HEARTBEAT),
);
/** How a feed that hears no answer posts: from where it thinks it is, so much at a time. */
const anyPost = fc.record({ from: fc.nat({ max: 20 }), length: fc.integer({ min: 1, max: 8 }) });

interface Pushed {
  readonly hall: FeedHall;
  readonly all: readonly string[];
}

/** Sends what is asked for until nothing is. */
const finish = async ({ hall, all }: Pushed): Promise<void> => {
  for (let expected = 1; expected <= all.length;) {
    const reply = await hall.post(all.slice(expected - 1).join('\n'));
    expect(reply.status).toBe(200);
    expected = reply.expected ?? Number.NaN;
  }
};

const stateOf = async ({ db }: FeedHall) => [
  await db.query(
    `SELECT external_id, starts_at, status, full_time_home, result_version FROM match ORDER BY external_id`,
  ),
  await db.query(
    `SELECT external_id, market_type_id, outcome_key, odds, result FROM outcome JOIN match USING (match_id)
     ORDER BY external_id, market_type_id, outcome_key`,
  ),
  await db.query('SELECT source, next_seq FROM feed_source'),
];

const endOf = async (all: readonly string[], push: (pushed: Pushed) => Promise<void>) => {
  const base = await withDatabase();
  const hall = await openFeedHall(base.db);
  try {
    await push({ hall, all });
    return await stateOf(hall);
  } finally {
    await hall.close();
    await base.dispose();
  }
};

/** Each is two databases. */
const RUNS = Math.min(Number(process.env['PROPERTY_RUNS'] ?? 5), 50);

test('events that come in pieces, again, too early and at once end as those of one pass (D75)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyEvent, { minLength: 1, maxLength: 20 }),
      fc.array(fc.array(anyPost, { minLength: 1, maxLength: 3 }), { maxLength: 6 }),
      async (events, rounds) => {
        const lines = linesOf([fixture('m1'), fixture('m2'), ...events]).split('\n');
        const once = await endOf(lines, finish);
        const often = await endOf(lines, async ({ hall, all }) => {
          for (const posts of rounds) {
            const bodies = posts
              .map(({ from, length }) => all.slice(from, from + length).join('\n'))
              .filter((body) => body !== '');
            await Promise.all(bodies.map((body) => hall.post(body)));
          }
          await finish({ hall, all });
        });
        expect(often).toEqual(once);
      },
    ),
    { numRuns: RUNS, endOnFailure: true },
  );
});
