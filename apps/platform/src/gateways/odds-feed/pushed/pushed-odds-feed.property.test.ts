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
  type PushedEvent,
} from '../../../../test/feed-hall.ts';
import { withDatabase } from '../../../../test/with-database.ts';

const match = fc.constantFrom('m1', 'm2');
const price = fc.option(
  fc.integer({ min: 101, max: 900 }).map((hundredths) => hundredths / 100),
  { nil: null },
);
const hour = fc.integer({ min: 10, max: 23 }).map((at) => `2026-11-21T${at}:00:00Z`);
const suspension = fc.constantFrom<PushedEvent>(
  { odds: { '1': 2, X: 3, '2': 4 } },
  { odds: { '1': 2 } },
  { odds: undefined },
  { odds: { '1': '2,10' }, note: 1 },
  { market: undefined },
);
/** Lines that are invalid, or that a feed may only send after a confirmation. */
const wrong = match.chain((of) =>
  fc.constantFrom<PushedEvent>(
    prices(of, 500),
    prices(of, 3, { odds: { '1': 3, X: 3.1, '2': 3.1 } }),
    prices(of, 10_000.5),
    prices(of, 2, { odds: { '1': 2 } }),
    prices(of, 2, { suspended: 'yes' }),
    prices('m9'),
    fixture(of, { home: `Away ${of}`, away: `Home ${of}` }),
    fixture(of, { start: 'soon' }),
    fixture('m9', { home: `Home ${of}`, away: `Away ${of}` }),
    { ...result(of, 9, 3, 0), half_home: 0, half_away: 1 },
    { type: 'lineup', match: of },
    { type: 'clock', match: of, minute: -1, period: '' },
  ),
);
const anyEvent = fc.oneof(
  fc.tuple(match, hour).map(([of, start]) => fixture(of, { start })),
  { weight: 3, arbitrary: fc.tuple(match, price).map(([of, at]) => prices(of, at)) },
  {
    weight: 2,
    arbitrary: fc.tuple(match, suspension).map(([of, said]) => prices(of, 2, { suspended: true, ...said })),
  },
  { weight: 2, arbitrary: wrong },
  fc
    .tuple(match, fc.nat({ max: 3 }), fc.nat({ max: 3 }))
    .map(([of, version, home]) => result(of, version + 1, home, 1)),
  fc
    .tuple(match, fc.nat({ max: 3 }))
    .map(([of, version]) => ({ type: 'reopen', match: of, version: version + 1 })),
  match.map((of) => ({ type: 'void', match: of })),
  fc.constant(HEARTBEAT),
);
/** A post of a feed that receives no answers: it starts from its own guess, with this many events. */
const anyPost = fc.record({ from: fc.nat({ max: 20 }), length: fc.integer({ min: 1, max: 8 }) });

interface Pushed {
  readonly hall: FeedHall;
  readonly all: readonly string[];
}

/** Sends what the answers ask for until they ask for nothing. */
const finish = async ({ hall, all }: Pushed): Promise<void> => {
  for (let expected = 1; expected <= all.length;) {
    const reply = await hall.post(all.slice(expected - 1).join('\n'));
    expect(reply.status).toBe(200);
    expected = reply.expected ?? Number.NaN;
  }
};

/** The name of a match, now or before; without the numbers of a sequence, which skips some when a transaction is retried. */
const NAME = `split_part(external_id, ' was ', 1)`;

const stateOf = async ({ db }: FeedHall) => [
  await db.query(
    `SELECT ${NAME} AS name, starts_at, status, full_time_home, result_version FROM match ORDER BY name, feed_match_id`,
  ),
  await db.query(
    `SELECT ${NAME} AS name, market_type_id, outcome_key, odds, result FROM outcome JOIN match USING (match_id)
     ORDER BY name, feed_match_id, market_type_id, outcome_key`,
  ),
  await db.query('SELECT source, next_seq FROM feed_source'),
  await db.query('SELECT seq, line, reason, market_type_id FROM feed_aside ORDER BY seq'),
  await db.query(
    `SELECT ${NAME} AS name, market_type_id, split_part(cause, ' ', 1) AS cause, mended_by FROM suspension JOIN match USING (match_id)
     ORDER BY name, feed_match_id, market_type_id, cause, mended_by`,
  ),
];

interface PricesLine {
  readonly type: string;
  readonly match: string;
  readonly suspended?: unknown;
}

/** Matches whose newest prices are a suspension, or were set aside. */
const stopped = async ({ db }: FeedHall, lines: readonly string[]): Promise<readonly string[]> => {
  const aside = await db.query<{ seq: number }>('SELECT seq FROM feed_aside');
  const isAside = new Set(aside.map(({ seq }) => seq));
  const newest = new Map<string, boolean>();
  for (const [at, line] of lines.entries()) {
    const { type, match: of, suspended } = JSON.parse(line) as PricesLine;
    if (type === 'prices') newest.set(of, suspended === true || isAside.has(at + 1));
  }
  return [...newest].flatMap(([of, isStopped]) => (isStopped ? [of] : []));
};

const endOf = async (all: readonly string[], push: (pushed: Pushed) => Promise<void>) => {
  const base = await withDatabase();
  const hall = await openFeedHall(base.db);
  try {
    await push({ hall, all });
    const sold = await hall.onSale();
    expect((await stopped(hall, all)).filter((of) => sold.includes(of))).toEqual([]);
    return await stateOf(hall);
  } finally {
    await hall.close();
    await base.dispose();
  }
};

/** Each run uses two databases. */
const RUNS = Math.min(Number(process.env['PROPERTY_RUNS'] ?? 5), 50);

test('lines in pieces, again, too early and at once end as those of one pass, and nothing that was stopped is sold (D96)', async () => {
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
