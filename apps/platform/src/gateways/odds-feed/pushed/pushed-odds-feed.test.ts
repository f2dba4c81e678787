import { kes } from '@kipenga/betting-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  fixture,
  HEARTBEAT,
  KICK_OFF,
  linesOf,
  openFeedHall,
  prices,
  result,
  type FeedHall,
} from '../../../../test/feed-hall.ts';
import { dyingAfter } from '../../../../test/dying-after.ts';
import { withDatabase, type TestDatabase } from '../../../../test/with-database.ts';
import { takeLines } from './take-lines.ts';

let base: TestDatabase;
let hall: FeedHall;
beforeEach(async () => {
  base = await withDatabase();
  hall = await openFeedHall(base.db);
});
afterEach(async () => {
  await hall.close();
  await base.dispose();
});

const opened = (match = 'm1') => [fixture(match), prices(match), HEARTBEAT];
const games = async () => (await hall.listed()).map(({ homeTeam }) => homeTeam);

describe('events of a source (D75)', () => {
  test('count in their order from 1, and each answer says which is next', async () => {
    expect(await hall.post(linesOf(opened()))).toEqual({ status: 200, expected: 4 });
    expect(await hall.post(linesOf([HEARTBEAT], 4), { type: 'text/plain' })).toEqual({
      status: 200,
      expected: 5,
    });
    expect(await hall.post(linesOf([HEARTBEAT], 1, 'other'))).toEqual({ status: 200, expected: 2 });
  });

  test('count once, though they come again, also with other words', async () => {
    await hall.post(linesOf(opened()));
    expect(await hall.post(linesOf([fixture('m2'), prices('m1', 9)]))).toEqual({ status: 200, expected: 4 });
    expect([await games(), await hall.homePrice('m1')]).toEqual([['Home m1'], 2000]);
  });

  test('that leave a gap are asked for: what was before it counts, nothing after it', async () => {
    expect(await hall.post(linesOf([fixture('m1')], 2))).toEqual({ status: 200, expected: 1 });
    const gap = `${linesOf([fixture('m1')])}\n\n${linesOf([fixture('m2'), fixture('m3')], 3)}\n`;
    expect(await hall.post(gap)).toEqual({ status: 200, expected: 2 });
    expect(await games()).toEqual(['Home m1']);
    expect(await hall.post(linesOf([HEARTBEAT, fixture('m2')], 2))).toEqual({ status: 200, expected: 4 });
    expect(await games()).toEqual(['Home m1', 'Home m2']);
  });

  test('count once when posts race', async () => {
    const lines = linesOf([...opened('m1'), ...opened('m2'), result('m1', 1, 1, 0), result('m1', 2, 0, 0)]);
    const replies = await Promise.all([1, 2, 3, 4].map(() => hall.post(lines)));
    expect(replies).toEqual(replies.map(() => ({ status: 200, expected: 9 })));
    const counted = await hall.db.query(
      `SELECT external_id, result_version FROM match WHERE feed = 'pushed/acme' ORDER BY 1`,
    );
    expect(counted).toEqual([
      { external_id: 'm1', result_version: 2 },
      { external_id: 'm2', result_version: 0 },
    ]);
  });
});

test('a process that is killed at any statement leaves each event whole or not taken', async () => {
  const events = [...opened(), result('m1', 1, 1, 0)];
  let cuts = 0;
  for (let wasCut = true; wasCut; cuts += 1) {
    const source = `killed-${cuts}`;
    const lines = linesOf(events, 1, source);
    const dying = {
      db: dyingAfter(hall.db, cuts),
      realClock: { ...hall.clock, tells: 'real time' as const },
    };
    wasCut = await takeLines(dying, Buffer.from(lines)).then(
      () => false,
      () => true,
    );
    // Out of its turn, so it only asks which is next.
    const next = Number((await hall.post(linesOf([HEARTBEAT], 9, source))).expected);
    const [before] = await hall.db.query<{ count: number }>(
      'SELECT count(*)::integer AS count FROM match WHERE feed = $1',
      [`pushed/${source}`],
    );
    expect(before?.count).toBe(next > 1 ? 1 : 0);
    expect(await hall.post(lines)).toEqual({ status: 200, expected: 5 });
    const after = await hall.db.query('SELECT status, result_version FROM match WHERE feed = $1', [
      `pushed/${source}`,
    ]);
    expect(after).toEqual([{ status: 'finished', result_version: 1 }]);
  }
  expect(cuts).toBeGreaterThan(30);
});

describe('what an event does', () => {
  test('a fixture is listed, locked until its prices come', async () => {
    await hall.post(linesOf([fixture('m1')]));
    expect(await hall.listed()).toMatchObject([
      { homeTeam: 'Home m1', awayTeam: 'Away m1', startsAt: KICK_OFF },
    ]);
    expect(await hall.homePrice('m1')).toBeNull();
    await hall.post(linesOf([prices('m1', 2.15)], 2));
    expect(await hall.homePrice('m1')).toBe(2150);
  });

  test('a fixture that comes again moves the match, also one whose old start is past', async () => {
    await hall.post(linesOf(opened()));
    await hall.post(linesOf([fixture('m1', { start: '2026-11-21T10:00:00Z' })], 4));
    expect(await hall.listed()).toMatchObject([{ startsAt: '2026-11-21T10:00:00Z' }]);
    await hall.wait(4 * 3_600);
    expect(await hall.listed()).toEqual([]);
    await hall.post(linesOf([fixture('m1', { start: '2026-11-22T12:00:00Z' }), HEARTBEAT], 5));
    expect(await hall.listed()).toMatchObject([{ startsAt: '2026-11-22T12:00:00Z' }]);
    expect(await hall.homePrice('m1')).toBe(2000);
  });

  test('prices are those of a whole market, which comes onto the page with them', async () => {
    const odds = { 'over 3.5': 3.1, 'under 3.5': 1.35 };
    await hall.post(linesOf([fixture('m1'), prices('m1'), prices('m1', 0, { market: '18-3.5', odds })]));
    const [listed] = await hall.listed();
    expect(listed?.extraMarketCount).toBe(1);
    const page = await hall.db.query<{ market_name: string; odds: readonly (number | null)[] }>(
      `SELECT market_name, array_agg(odds ORDER BY list_position) AS odds FROM outcome
       GROUP BY market_name ORDER BY min(list_position)`,
    );
    expect(page).toEqual([
      { market_name: '1x2', odds: [2000, 3400, 4000] },
      { market_name: 'over/under 2.5', odds: [null, null] },
      { market_name: 'both teams to score', odds: [null, null] },
      { market_name: 'over/under 3.5', odds: [3100, 1350] },
    ]);
    const suspended = { market: '18-3.5', odds, suspended: true };
    await hall.post(linesOf([prices('m1', null), prices('m1', 0, suspended)], 4));
    expect(await hall.homePrice('m1')).toBeNull();
    expect((await hall.listed())[0]?.extraMarketCount).toBe(0);
  });

  test('a game without draws has a winner', async () => {
    const competition = { code: 'NBA', name: 'NBA', category: 'USA' };
    const odds = { '1': 1.5, '2': 2.5 };
    const ball = [
      fixture('b1', { sport: 'basketball', competition }),
      prices('b1', 0, { market: '186', odds }),
    ];
    expect(await hall.post(linesOf(ball))).toEqual({ status: 200, expected: 3 });
    expect(await hall.homePrice('b1')).toBe(1500);
  });
});

describe('a silent source (D75)', () => {
  const counts = async () => [await hall.homePrice('m1'), await hall.homePrice('m2')];
  const open = async () => {
    await hall.post(linesOf([...opened('m1'), prices('m1', 3)]));
    await hall.post(linesOf(opened('m2'), 1, 'other'));
  };

  test('has every market suspended after a minute, those of others not', async () => {
    await open();
    await hall.wait(59);
    expect(await counts()).toEqual([3000, 2000]);
    await hall.post(linesOf([HEARTBEAT], 4, 'other'));
    await hall.wait(1);
    expect(await counts()).toEqual([null, 2000]);
    expect(hall.told).toEqual(['the odds feed is silent: its markets are suspended']);
    await hall.wait(30);
    expect(hall.told).toHaveLength(1);
  });

  test('takes no bet, and takes them again after its heartbeat, at the last prices', async () => {
    await open();
    const [customer, pick] = [await hall.aCustomer(100), await hall.homeWin('m1')];
    await hall.wait(60);
    expect((await hall.place(customer, [pick], kes(50))).kind).not.toBe('placed');
    await hall.post(linesOf([HEARTBEAT], 5));
    expect(await counts()).toEqual([3000, null]);
    expect((await hall.place(customer, [pick], kes(50))).kind).toBe('placed');
  });

  test('has one market back with its prices, and the rest with a heartbeat', async () => {
    await open();
    await hall.post(linesOf([...opened('m3')], 5));
    await hall.wait(60);
    await hall.post(linesOf([prices('m1', 2.5)], 8));
    expect([await hall.homePrice('m1'), await hall.homePrice('m3')]).toEqual([2500, null]);
    await hall.post(linesOf([prices('m3', 4, { suspended: true }), HEARTBEAT], 9));
    expect([await hall.homePrice('m1'), await hall.homePrice('m3')]).toEqual([2500, null]);
  });
});

describe('a result', () => {
  /** A bet of 50 at 2.00. */
  const aBet = async () => {
    await hall.post(linesOf(opened()));
    const customer = await hall.aCustomer(100);
    const placed = await hall.place(customer, [await hall.homeWin('m1')], kes(50));
    expect(placed.kind).toBe('placed');
    return customer;
  };
  const cash = async (customer: Awaited<ReturnType<typeof aBet>>) => {
    await hall.tick();
    return (await hall.pots(customer)).cash;
  };

  test('is paid once, after the answer; a higher version corrects it, once', async () => {
    const customer = await aBet();
    const lost = await cash(customer);
    await hall.wait(7 * 3_600);
    await hall.post(linesOf([result('m1', 1, 2, 1)], 4));
    const won = await cash(customer);
    expect(won).toBeGreaterThan(lost);
    await hall.post(linesOf([result('m1', 1, 2, 1), result('m1', 1, 0, 0)], 4));
    expect(await cash(customer)).toBe(won);
    await hall.post(linesOf([result('m1', 2, 1, 1), result('m1', 2, 2, 1)], 6));
    expect(await cash(customer)).toBe(lost);
    await hall.post(linesOf([result('m1', 3, 1, 0)], 8));
    expect(await cash(customer)).toBe(won);
    expect(await hall.books()).toEqual({ total: 0, drifting: [] });
  });

  test('that is no result gives the stake back, and one that follows it counts', async () => {
    const customer = await aBet();
    const lost = await cash(customer);
    const voided = { type: 'void', match: 'm1' };
    await hall.post(linesOf([voided, voided], 4));
    expect(await cash(customer)).toBe(kes(100));
    await hall.post(linesOf([result('m1', 1, 0, 1)], 6));
    expect(await cash(customer)).toBe(lost);
  });

  test('keeps a match as it ended, whatever is said of it afterwards', async () => {
    await hall.post(linesOf([...opened(), result('m1', 1, 0, 1)]));
    const late = [fixture('m1', { start: '2026-11-29T12:00:00Z' }), prices('m1', 5)];
    expect(await hall.post(linesOf(late, 5))).toEqual({ status: 200, expected: 7 });
    expect(await hall.listed()).toEqual([]);
  });
});

describe('a line that cannot be taken', () => {
  const market = (changed: object) => prices('m1', 2, { ...changed });
  test.each([
    ['no JSON', '{"source"', /^Line 4: It is not JSON\./],
    [
      'a field twice',
      '{"source":"acme","seq":3,"seq":4,"type":"heartbeat"}',
      /^Line 4: A field stands twice/,
    ],
    ['another source', linesOf([HEARTBEAT], 1, 'other'), /^Line 4: source: .*acme/],
    ['a field too many', linesOf([{ ...HEARTBEAT, note: 1 }], 3), /^Line 4: unknown field "note"/],
    [
      'a sport there is not',
      linesOf([fixture('m2', { sport: 'chess' })], 3),
      /^Line 4: sport: one of soccer/,
    ],
    [
      'a competition of another sport',
      linesOf([fixture('m2', { sport: 'tennis' })], 3),
      /^Line 4: competition\.code: KE1 is of another sport/,
    ],
    [
      'a match that was of another sport',
      linesOf([fixture('m1', { sport: 'tennis' })], 3),
      /^Line 4: sport: m1/,
    ],
    ['a match nobody knows', linesOf([prices('m9')], 3), /^Line 4: match: acme has sent no fixture of m9/],
    [
      'a market there is not',
      linesOf([market({ market: '186' })], 3),
      /^Line 4: market: Soccer has no market 186/,
    ],
    [
      'half a market',
      linesOf([market({ odds: { '1': 2 } })], 3),
      /^Line 4: odds: 1x2 has 1, X, 2, each once/,
    ],
    [
      'an outcome there is not',
      linesOf([market({ odds: { '1': 2, X: 3, '3': 4 } })], 3),
      /^Line 4: odds: 1x2 has/,
    ],
    [
      'a price that is none',
      linesOf([market({ odds: { '1': 2, X: 1, '2': 4 } })], 3),
      /^Line 4: odds\.X: a price/,
    ],
  ])('%s is refused in words; what is before it counts', async (_, line, words) => {
    const body = `${linesOf([fixture('m1'), prices('m1')])}\n\n${line}\n${linesOf([fixture('m3')], 4)}`;
    const reply = await hall.post(body);
    expect(reply).toEqual({
      res: 400,
      status: 400,
      expected: 3,
      description: expect.stringMatching(words),
    });
    expect([await games(), await hall.homePrice('m1')]).toEqual([['Home m1'], 2000]);
    expect(await hall.post(linesOf([HEARTBEAT], 3))).toEqual({ status: 200, expected: 4 });
  });

  test('a body without a source, without a line, or with too many, is refused whole', async () => {
    expect((await hall.post('null\n')).status).toBe(400);
    expect((await hall.post(Buffer.from([0xff, 0xfe]))).status).toBe(400);
    expect((await hall.post(' \n\n')).status).toBe(400);
    const many = linesOf(Array.from({ length: 1_001 }, () => HEARTBEAT));
    expect((await hall.post(many)).status).toBe(400);
    expect((await hall.post('a'.repeat(1_048_577))).status).toBe(413);
    expect((await hall.post('{}', { type: 'application/json' })).status).toBe(415);
    expect(await hall.db.query('SELECT 1 FROM feed_source')).toEqual([]);
  });

  test('who does not know the secret finds nothing there', async () => {
    for (const secret of ['0123456789abcdeX', 'x'])
      expect((await hall.post(linesOf(opened()), { secret })).status).toBe(404);
    expect((await hall.post('a'.repeat(2_000_000), { secret: 'wrong' })).status).toBe(404);
    expect(await hall.listed()).toEqual([]);
  });
});
