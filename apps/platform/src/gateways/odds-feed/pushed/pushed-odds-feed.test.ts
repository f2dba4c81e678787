import { kes } from '@kipenga/betting-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  fixture,
  HEARTBEAT,
  KICK_OFF,
  linesOf,
  openFeedHall,
  prices,
  result,
  type FeedHall,
  type PushedEvent,
} from '../../../../test/feed-hall.ts';
import { counting } from '../../../../test/counting.ts';
import { dyingAfter } from '../../../../test/dying-after.ts';
import { untilWaiting } from '../../../../test/waiting-for-locks.ts';
import { withDatabase, type TestDatabase } from '../../../../test/with-database.ts';
import { findMatches, matchNumberIn, movesOn } from '../../../sports/index.ts';
import { answerAside, listWaiting, sayOfMatch } from './operate.ts';
import { takeLines } from './take-lines.ts';

let base: TestDatabase;
let hall: FeedHall;
const openHall = async (): Promise<void> => {
  base = await withDatabase();
  hall = await openFeedHall(base.db);
};
const closeHall = async (): Promise<void> => {
  await hall.close();
  await base.dispose();
};
/** A hall for each test, or one for all of a table whose rows have a source and a match each. */
const eachInAHall = (): void => {
  beforeEach(openHall);
  afterEach(closeHall);
};
const allInOneHall = (): void => {
  beforeAll(openHall);
  afterAll(closeHall);
};

const OVER_35 = { market: '18-3.5', odds: { 'over 3.5': 3.1, 'under 3.5': 1.35 } };
const opened = (match = 'm1') => [fixture(match), prices(match), HEARTBEAT];
/** The name of a row of a table as a source and a match may be called. */
const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .slice(0, 24);
const games = async () => (await hall.listed()).map(({ homeTeam }) => homeTeam);

describe('events of a source (D75)', () => {
  eachInAHall();

  test('count in their order from 1, and each answer says which is next', async () => {
    expect(await hall.post(linesOf(opened()))).toEqual({ status: 200, expected: 4, aside: [] });
    expect(await hall.post(linesOf([HEARTBEAT], 4), { type: 'text/plain' })).toEqual({
      status: 200,
      expected: 5,
      aside: [],
    });
    expect(await hall.post(linesOf([HEARTBEAT], 1, 'other'))).toEqual({
      status: 200,
      expected: 2,
      aside: [],
    });
  });

  test('count once, though they come again, also with other words', async () => {
    await hall.post(linesOf(opened()));
    expect(await hall.post(linesOf([fixture('m2'), prices('m1', 9)]))).toEqual({
      status: 200,
      expected: 4,
      aside: [],
    });
    expect([await games(), await hall.homePrice('m1')]).toEqual([['Home m1'], 2000]);
  });

  test('that leave a gap are asked for: what was before it counts, nothing after it', async () => {
    expect(await hall.post(linesOf([fixture('m1')], 2))).toEqual({ status: 200, expected: 1, aside: [] });
    const gap = `${linesOf([fixture('m1')])}\n\n${linesOf([fixture('m2'), fixture('m3')], 3)}\n`;
    expect(await hall.post(gap)).toEqual({ status: 200, expected: 2, aside: [] });
    expect(await games()).toEqual(['Home m1']);
    expect(await hall.post(linesOf([HEARTBEAT, fixture('m2')], 2))).toEqual({
      status: 200,
      expected: 4,
      aside: [],
    });
    expect(await games()).toEqual(['Home m1', 'Home m2']);
  });

  test('count once when posts race', async () => {
    const lines = linesOf([...opened('m1'), ...opened('m2'), result('m1', 1, 1, 0), result('m1', 2, 0, 0)]);
    const replies = await Promise.all([1, 2, 3, 4].map(() => hall.post(lines)));
    expect(replies).toEqual(replies.map(() => ({ status: 200, expected: 9, aside: [] })));
    const counted = await hall.db.query(
      `SELECT external_id, result_version FROM match WHERE feed = 'pushed/acme' ORDER BY 1`,
    );
    expect(counted).toEqual([
      { external_id: 'm1', result_version: 2 },
      { external_id: 'm2', result_version: 0 },
    ]);
  });
});

test('how the prices of a market moved is kept with when and why: by its feed, by what guards it, by an operator', async () => {
  await openHall();
  const { db, clock } = hall;
  await hall.post(linesOf([...opened(), prices('m1', 2.1), prices('m1', 2.1), prices('m1', 9)]));
  const [line] = await listWaiting({ db });
  const parts = { db, clock, operator: 'Achieng' };
  await answerAside(parts, line!.asideId, 'yes');
  const named = { source: 'acme', match: 'm1' };
  await sayOfMatch(parts, named, { act: 'close', market: '1', why: 'floodlights', until: null });
  await sayOfMatch(parts, named, { act: 'open', market: '1' });
  const match = matchNumberIn((await hall.listed())[0]!.id)!;
  const asked = { market: '1', before: null, most: 10 };
  const moves = (await movesOn(db, match, asked)).toReversed();
  const told = (what: string, cause: string, who: string, more: object = {}) =>
    expect.objectContaining({ what, cause, who, at: clock.now(), held: [], ...more });
  expect(moves).toEqual([
    told('closed', 'guard', 'acme', { why: 'odds.1: from 2.1 to 9 at once' }),
    told('priced', 'feed', 'acme', { odds: { '1': [null, 2100], X: [null, 3000], '2': [null, 1500] } }),
    told('priced', 'trader', 'Achieng', { odds: { '1': [2100, 9000] } }),
    told('closed', 'trader', 'Achieng', { why: 'floodlights' }),
    told('opened', 'trader', 'Achieng'),
  ]);
  expect(await movesOn(db, match, { ...asked, before: moves[1]!.moveId })).toEqual([moves[0]]);
  await closeHall();
});

describe('a process that is killed', () => {
  eachInAHall();

  test('at any statement leaves each event whole or not taken', async () => {
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
      expect(await hall.post(lines)).toEqual({ status: 200, expected: 5, aside: [] });
      const after = await hall.db.query('SELECT status, result_version FROM match WHERE feed = $1', [
        `pushed/${source}`,
      ]);
      expect(after).toEqual([{ status: 'finished', result_version: 1 }]);
    }
    expect(cuts).toBeGreaterThan(30);
  });
});

describe('a post of many lines', () => {
  eachInAHall();

  const MATCHES = Array.from({ length: 10 }, (_, at) => `m${at}`);
  const MARKETS = [0.5, 1.5, 3.5, 4.5].map((line) => ({
    market: `18-${line}`,
    odds: { [`over ${line}`]: 2, [`under ${line}`]: 1.8 },
  }));

  test('is a hundred prices in fourteen statements at most, and one version of the lists for each reader', async () => {
    await hall.post(linesOf(MATCHES.map((match) => fixture(match))));
    const { db, statements } = counting(hall.db);
    const realClock = { ...hall.clock, tells: 'real time' as const };
    const version = async () =>
      (await hall.db.query<{ version: number }>('SELECT version FROM sports_version'))[0]?.version ?? 0;
    const post = async (first: number, home: number) => {
      const events = MATCHES.flatMap((match) => [
        ...MARKETS.flatMap((market) => [prices(match, 0, market), prices(match, 0, market)]),
        prices(match, home),
        home === 2.2 ? prices(match, 9) : prices(match, home),
      ]);
      const [from, before] = [statements(), await version()];
      const taken = await takeLines({ db, realClock }, Buffer.from(linesOf(events, first)));
      expect(taken).toMatchObject({ expected: first + 100, refusal: null });
      return { aside: taken.aside.length, count: statements() - from, versions: (await version()) - before };
    };
    expect(await post(11, 2)).toMatchObject({ aside: 0, versions: 1 });
    const again = await post(111, 2.1);
    expect(again).toMatchObject({ aside: 0, versions: 1 });
    expect(again.count).toBeLessThan(15);
    expect(await hall.homePrice('m9')).toBe(2100);
    // Ten of them are wrong: each is set aside by itself, and the others count.
    const wrong = await post(211, 2.2);
    expect(wrong.aside).toBe(10);
    expect(wrong.count).toBeLessThan(30);
    expect(await hall.onSale('acme')).toEqual(MATCHES);
    expect(await hall.homePrice('m9')).toBeNull();
  });

  test('is a hundred new matches in less than two statements a line; one that is known has them looked at one by one', async () => {
    const { db, statements } = counting(hall.db);
    const realClock = { ...hall.clock, tells: 'real time' as const };
    const many = Array.from({ length: 100 }, (_, at) => fixture(`n${at}`));
    const first = await takeLines({ db, realClock }, Buffer.from(linesOf(many)));
    expect(first).toEqual({ expected: 101, aside: [], refusal: null });
    expect(statements()).toBeLessThan(30);
    expect(await games()).toHaveLength(100);
    // A twin of one before it, one that moves, and one that is new.
    const later = [
      { ...fixture('n1'), match: 'twin' },
      fixture('n2', { start: '2026-11-22T12:00:00Z' }),
      fixture('n100'),
    ];
    expect(await hall.post(linesOf(later, 101))).toMatchObject({ expected: 104, aside: [{ seq: 101 }] });
    const said = await hall.db.query('SELECT count(*)::integer AS lines FROM feed_said WHERE start_seq > 0');
    expect(said).toEqual([{ lines: 101 }]);
  });

  test('says of every line what it would say of it alone', async () => {
    const events = [
      fixture('m1'),
      prices('m1', 2),
      prices('m1', 9),
      prices('m1', 2.1),
      prices('m1', 2.05, { suspended: true }),
      prices('m2'),
      { type: 'score', match: 'm1', home: -1, away: 0 },
      prices('m1', 2.15),
      { type: 'score', match: 'm1', home: 0, away: 0 },
      prices('m1', 2.2, { odds: { '1': 2.2 } }),
      prices('m1', 2.25),
      HEARTBEAT,
    ];
    const together = await hall.post(linesOf(events));
    const alone: object[] = [];
    for (const [at, event] of events.entries()) {
      const renamed = 'match' in event ? { match: `${String(event['match'])}-alone` } : {};
      const reply = await hall.post(linesOf([{ ...event, ...renamed }], at + 1, 'alone'));
      alone.push(...(reply.aside ?? []));
    }
    expect(together).toMatchObject({ status: 200, expected: 13 });
    expect(together.aside).toHaveLength(4);
    const asOne = JSON.stringify(alone).replace('alone has', 'acme has').replaceAll('-alone', '');
    expect(JSON.parse(asOne)).toEqual(together.aside);
    const sold = await hall.db.query<{ source: string }>(
      `SELECT feed AS source, outcome_key, outcome.odds, market_type_id, (SELECT count(*) FROM suspension WHERE suspension.match_id = match.match_id) AS suspended
       FROM match JOIN outcome USING (match_id) WHERE feed = ANY($1) ORDER BY feed, outcome_id`,
      [['pushed/acme', 'pushed/alone']],
    );
    const half = sold.length / 2;
    const nameless = sold.map((one) => ({ ...one, source: '' }));
    expect(nameless.slice(half)).toEqual(nameless.slice(0, half));
  });
});

describe('what an event does', () => {
  eachInAHall();

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
    const { odds } = OVER_35;
    await hall.post(linesOf([fixture('m1'), prices('m1'), prices('m1', 0, OVER_35)]));
    const [listed] = await hall.listed();
    expect(listed?.extraMarketCount).toBe(1);
    const page = await hall.db.query<{ market_name: string; odds: readonly (number | null)[] }>(
      `SELECT market_name, array_agg(odds ORDER BY list_position) AS odds FROM outcome
       GROUP BY market_name ORDER BY min(list_position)`,
    );
    expect(page).toEqual([
      { market_name: '1x2', odds: [2000, 3000, 1500] },
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
    expect(await hall.post(linesOf(ball))).toEqual({ status: 200, expected: 3, aside: [] });
    expect(await hall.homePrice('b1')).toBe(1500);
  });
});

describe('a silent source (D75)', () => {
  eachInAHall();

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

  test('sells nothing after a minute, though the board is busy and nobody has looked (D75)', async () => {
    await open();
    const [customer, pick] = [await hall.aCustomer(100), await hall.homeWin('m1')];
    hall.clock.set('2026-11-21T06:00:59Z');
    expect((await hall.place(customer, [pick], kes(40))).kind).toBe('placed');
    hall.clock.set('2026-11-21T06:01:00Z');
    expect(await hall.homePrice('m1')).toBe(3000);
    expect((await hall.place(customer, [pick], kes(40))).kind).not.toBe('placed');
    await hall.post(linesOf([fixture('m3')], 5));
    expect(await hall.homePrice('m1')).toBeNull();
    await hall.post(linesOf([HEARTBEAT], 6));
    expect(await hall.homePrice('m1')).toBe(3000);
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

describe('lines that wait for a match', () => {
  eachInAHall();

  const VERSION = 'SELECT FROM sports_version FOR NO KEY UPDATE NOWAIT';
  const MATCH_2 = `SELECT FROM match WHERE external_id = 'm2' FOR NO KEY UPDATE`;

  // An operator who suspends a match holds it, and counts up the version of the lists next: whoever waits for the match must not hold that.
  test.each<[string, () => Promise<unknown>, readonly PushedEvent[], number]>([
    [
      'a heartbeat and a price after a silence hold no version of the lists',
      async () => {
        await hall.post(linesOf([...opened('m1'), ...opened('m2')]));
        await hall.wait(60);
      },
      [prices('m1', 2.5), HEARTBEAT],
      7,
    ],
    [
      'a price after a silence that nobody has noticed holds no version of the lists',
      async () => {
        await hall.post(linesOf([...opened('m1'), fixture('m2')]));
        hall.clock.set('2026-11-21T06:01:00Z');
      },
      [prices('m2', 2.5)],
      5,
    ],
  ])('%s', async (_, before, events, first) => {
    await before();
    const [reply] = await base.owner.transaction(async (sql) => {
      await sql.query(MATCH_2);
      const post = hall.post(linesOf(events, first));
      await untilWaiting(base.owner);
      await sql.query(VERSION);
      return [post];
    });
    expect(await reply).toMatchObject({ status: 200, expected: first + events.length, aside: [] });
    expect(await hall.onSale()).toContain('m2');
  });
});

describe('a result', () => {
  eachInAHall();

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

  test('that is taken back opens its bets again, once, and the next one counts (D96)', async () => {
    const customer = await aBet();
    const lost = await cash(customer);
    await hall.post(linesOf([result('m1', 1, 2, 1), prices('m1', 2.2)], 4));
    const won = await cash(customer);
    const reopened = { type: 'reopen', match: 'm1', version: 2 };
    await hall.post(linesOf([{ ...reopened, version: 1 }], 6));
    expect(await cash(customer)).toBe(won);
    await hall.post(linesOf([reopened, reopened, result('m1', 2, 2, 1)], 7));
    expect(await cash(customer)).toBe(lost);
    expect(await hall.homePrice('m1')).toBeNull();
    await hall.post(linesOf([prices('m1', 2.2)], 10));
    expect(await hall.homePrice('m1')).toBe(2200);
    await hall.post(linesOf([result('m1', 3, 2, 1)], 11));
    expect(await cash(customer)).toBe(won);
    expect(await hall.books()).toEqual({ total: 0, drifting: [] });
  });

  test('is not made of a clock and a score, which are taken and change nothing', async () => {
    const customer = await aBet();
    const lost = await cash(customer);
    const played = [
      { type: 'began', match: 'm1', at: '2026-11-21T06:00:10Z' },
      { type: 'clock', match: 'm1', minute: 45, period: '1st half' },
      { type: 'score', match: 'm1', home: 1, away: 0 },
    ];
    expect(await hall.post(linesOf(played, 4))).toEqual({ status: 200, expected: 7, aside: [] });
    expect(await cash(customer)).toBe(lost);
    expect(await hall.listed()).toEqual([]);
  });
});

describe('a match that a source plays (D103)', () => {
  eachInAHall();

  const live = async () =>
    (await base.db.query('SELECT period, minute, added, home, away, why, mark FROM live_match'))[0];

  const price = async (): Promise<number | null> => {
    const asked = { now: hall.clock.now(), isInPlay: true, offset: 0, limit: 1 };
    return (await findMatches(base.db, asked))[0]?.mainOutcomes.home?.odds ?? null;
  };

  /** The markets that wait to be priced anew. */
  const closed = async () =>
    (
      await base.db.query<{ market: string }>(
        `SELECT market_type_id AS market FROM suspension WHERE cause = 'feed' AND market_type_id IS NOT NULL ORDER BY 1`,
      )
    ).map(({ market }) => market);

  test('takes bets in play market by market, each once it is priced since the last goal; a goal, or a suspension of all, is a change', async () => {
    const over = prices('m1', 0, OVER_35);
    await hall.post(linesOf([...opened(), over, { type: 'began', match: 'm1', at: '2026-11-21T06:00:10Z' }]));
    expect(await live()).toBeUndefined();
    await hall.post(linesOf([{ type: 'clock', match: 'm1', minute: 12, period: 'first-half' }], 6));
    expect(await live()).toMatchObject({ period: 'first-half', minute: 12, why: 'source' });
    expect(await price()).toBeNull();
    await hall.post(linesOf([prices('m1', 2.2)], 7));
    expect([await live(), await price()]).toMatchObject([{ why: null, mark: 0 }, 2200]);
    expect(await closed()).toContain('18-3.5');
    await hall.post(linesOf([over], 8));
    expect(await closed()).not.toContain('18-3.5');

    await hall.post(linesOf([{ type: 'score', match: 'm1', home: 1, away: 0 }], 9));
    expect([await live(), await price()]).toMatchObject([{ home: 1, why: 'goal', mark: 1 }, null]);
    await hall.post(linesOf([prices('m1', 1.6)], 10));
    expect([await live(), await price()]).toMatchObject([{ why: null, mark: 1 }, 1600]);
    expect(await closed()).toContain('18-3.5');
    await hall.post(linesOf([{ type: 'prices', match: 'm1', suspended: true }], 11));
    expect([await live(), await price()]).toMatchObject([{ why: 'source', mark: 2 }, null]);
    const on = { type: 'clock', match: 'm1', minute: 47, period: '1st half' };
    await hall.post(linesOf([prices('m1', 1.7), on, result('m1', 1, 1, 0)], 12));
    expect(await live()).toMatchObject({ period: 'ended', minute: 45, added: 2, home: 1, away: 0, mark: 3 });
    const events = await base.db.query<{ kind: string }>('SELECT kind FROM live_event ORDER BY number');
    expect(events.map(({ kind }) => kind)).toEqual(['goal', 'ended']);
  });

  test('is kept of a source that was not heard for 15 s: bets that waited then are judged by it', async () => {
    const heard = async (time: string, seq: number) => {
      hall.clock.set(`2026-11-21T06:01:${time}Z`);
      await hall.post(linesOf([HEARTBEAT], seq, 'slow'));
    };
    await heard('00', 1);
    await heard('14', 2);
    await heard('29', 3);
    expect(
      await base.db.query('SELECT heard_at, ended_at FROM feed_silence WHERE source = $1', ['slow']),
    ).toEqual([{ heard_at: '2026-11-21T06:01:14Z', ended_at: '2026-11-21T06:01:29Z' }]);
  });
});

describe('to stop betting never fails (D96)', () => {
  allInOneHall();

  const suspended = (of: string, odds: unknown) => prices(of, 2, { suspended: true, odds });
  test.each<[string, (of: string) => PushedEvent]>([
    ['all its prices', (of) => prices(of, 2, { suspended: true })],
    ['half of them', (of) => suspended(of, { '1': 2.1 })],
    ['none', (of) => ({ type: 'prices', match: of, market: '1', suspended: true })],
    ['prices that are none', (of) => suspended(of, { '1': '2,10', Y: -1 })],
    ['odds that are null', (of) => suspended(of, null)],
    ['fields nobody knows', (of) => prices(of, 2, { suspended: true, why: 'goal' })],
    ['no market: all of them', (of) => ({ type: 'prices', match: of, suspended: true })],
  ])('a suspension closes its market with %s, and prices open it', async (name, line) => {
    const [of, source] = [`m-${slugOf(name)}`, slugOf(name)];
    await hall.post(linesOf(opened(of), 1, source));
    const reply = await hall.post(linesOf([line(of), HEARTBEAT], 4, source));
    expect(reply).toEqual({ status: 200, expected: 6, aside: [] });
    expect(await hall.homePrice(of)).toBeNull();
    await hall.post(linesOf([prices(of, 2.2)], 6, source));
    expect(await hall.homePrice(of)).toBe(2200);
  });

  test.each([
    ['a price above 10,000', { odds: { '1': 10_000.5, X: 3, '2': 4 } }, /^odds\.1: a price/],
    ['four decimals', { odds: { '1': 2.0001, X: 3, '2': 4 } }, /^odds\.1: a price/],
    ['half a market', { odds: { '1': 2 } }, /^odds: 1x2 has 1, X, 2, each once/],
    ['an outcome there is not', { odds: { '1': 2, X: 3, '3': 4 } }, /^odds: 1x2 has/],
    ['a suspension that is neither', { suspended: 'yes' }, /^suspended: true or false/],
    ['a field nobody knows', { note: 1 }, /^unknown field "note"/],
  ])('%s is set aside and its market closed, until good prices of it come', async (name, changed, words) => {
    const [of, source] = [`m-${slugOf(name)}`, slugOf(name)];
    await hall.post(linesOf([...opened(of), prices(of, 1.909), prices(of, 0, OVER_35)], 1, source));
    expect(await hall.homePrice(of)).toBe(1909);
    const wrong = linesOf([prices(of, 2, changed), HEARTBEAT, prices(of, 0, OVER_35)], 6, source);
    const aside = [{ seq: 6, reason: expect.stringMatching(words) }];
    expect(await hall.post(wrong)).toEqual({ status: 200, expected: 9, aside });
    expect(await hall.homePrice(of)).toBeNull();
    const [listed] = (await hall.listed()).filter(({ homeTeam }) => homeTeam === `Home ${of}`);
    expect(listed?.extraMarketCount).toBe(1);
    await hall.post(linesOf([prices(of, 2.2)], 9, source));
    expect(await hall.homePrice(of)).toBe(2200);
  });
});

describe('a line that is wrong is set aside, and its source goes on (D96)', () => {
  allInOneHall();

  const swapped = (of: string) => fixture(of, { home: `Away ${of}`, away: `Home ${of}` });
  const twin = (of: string) => fixture('other', { home: `HOME ${of}`, away: `Away ${of} FC` });
  const awarded = (of: string) => ({ ...result(of, 1, 3, 0), half_home: 0, half_away: 1 });
  const book = { odds: { '1': 3.9, X: 4, '2': 2.4 } };
  test.each<[string, (of: string) => PushedEvent, RegExp, 'sold' | 'closed']>([
    ['no type we know', (of) => ({ type: 'lineup', match: of }), /^type: one of fixture, prices/, 'closed'],
    ['a sport there is not', () => fixture('x', { sport: 'chess' }), /^sport: one of soccer/, 'sold'],
    ['a competition of another', () => fixture('x', { sport: 'tennis' }), /^competition\.code: KE1/, 'sold'],
    ['a match of another sport', (of) => fixture(of, { sport: 'tennis' }), /^sport: .* before/, 'closed'],
    [
      'a start that is none',
      (of) => fixture(of, { start: '2026-02-30T12:00:00Z' }),
      /^start: a time/,
      'closed',
    ],
    ['a match nobody knows', () => prices('m9'), /has sent no fixture of m9/, 'sold'],
    ['a market there is not', (of) => prices(of, 2, { market: '186' }), /^market: Soccer has no/, 'sold'],
    [
      'a match begun in time to come',
      (of) => ({ type: 'began', match: of, at: KICK_OFF }),
      /^at: /,
      'closed',
    ],
    ['an awarded score', awarded, /half_home .*void/, 'closed'],
    ['sides that changed places (D97)', swapped, /^home, away: .*places/, 'closed'],
    ['other sides (D97)', (of) => fixture(of, { home: 'Tusker', away: 'Bandari' }), /are others/, 'closed'],
    ['one match by two ids (D97)', twin, /^match: .* already/, 'closed'],
    ['a price that jumps (D97)', (of) => prices(of, 210), /^odds\.1: from 2 to 210 at once/, 'closed'],
    ['a book under 100 % (D97)', (of) => prices(of, 2, book), /under 100 %/, 'closed'],
  ])('%s', async (name, wrong, words, state) => {
    const [of, source] = [`m-${slugOf(name)}`, slugOf(name)];
    await hall.post(linesOf(opened(of), 1, source));
    const [customer, pick] = [await hall.aCustomer(100), await hall.homeWin(of)];
    const said = linesOf([wrong(of), HEARTBEAT, fixture(`${of}-next`)], 4, source);
    const answer = { status: 200, expected: 7, aside: [{ seq: 4, reason: expect.stringMatching(words) }] };
    expect(await hall.post(said)).toEqual(answer);
    expect(await games()).toContain(`Home ${of}-next`);
    expect(await hall.homePrice(of)).toBe(state === 'sold' ? 2000 : null);
    expect((await hall.place(customer, [pick], kes(50))).kind === 'placed').toBe(state === 'sold');
    expect(await hall.post(said)).toEqual(answer);
    const kept = await hall.db.query('SELECT seq, line FROM feed_aside WHERE source = $1', [source]);
    expect(kept).toEqual([{ seq: 4, line: linesOf([wrong(of)], 4, source) }]);
    await expect(hall.db.query('DELETE FROM feed_aside')).rejects.toThrow('is kept as it was said');
  });

  test('a good line of its type opens the match again; what a person decides stays closed', async () => {
    const post = (line: PushedEvent, seq: number) => hall.post(linesOf([line], seq, 'mends'));
    for (const [at, line] of opened('mended').entries()) await post(line, at + 1);
    await post(fixture('mended', { start: 'soon' }), 4);
    expect(await hall.homePrice('mended')).toBeNull();
    await post(fixture('mended'), 5);
    expect(await hall.homePrice('mended')).toBe(2000);
    for (const [at, line] of [swapped('mended'), ...opened('mended')].entries()) await post(line, at + 6);
    expect(await hall.homePrice('mended')).toBeNull();
  });

  test('the spelling of names is mended', async () => {
    const lines = [
      fixture('spelt', { home: 'Gor Mahia', away: 'AFC Leopards' }),
      fixture('spelt', { home: 'Gor Mahía FC', away: 'AFC Leopard' }),
    ];
    expect(await hall.post(linesOf(lines, 1, 'spells'))).toEqual({ status: 200, expected: 3, aside: [] });
    expect(await games()).toContain('Gor Mahía FC');
  });

  test('an id whose match was void is that of a new match, the old one stays void', async () => {
    await hall.post(linesOf([...opened('again'), { type: 'void', match: 'again' }], 1, 'anew'));
    const next = [fixture('again'), prices('again', 3)];
    expect(await hall.post(linesOf(next, 5, 'anew'))).toEqual({ status: 200, expected: 7, aside: [] });
    expect(await hall.homePrice('again')).toBe(3000);
    const kept = await hall.db.query(
      `SELECT status FROM match WHERE feed = 'pushed/anew' ORDER BY feed_match_id`,
    );
    expect(kept).toEqual([{ status: 'void' }, { status: 'open' }]);
  });

  test('a match that is over stays as it ended, and another fixture of it is told', async () => {
    await hall.post(linesOf([...opened('over'), result('over', 1, 0, 1)], 1, 'late'));
    const late = [fixture('over'), fixture('over', { start: '2026-11-29T12:00:00Z' }), prices('over', 2)];
    expect(await hall.post(linesOf(late, 5, 'late'))).toEqual({
      status: 200,
      expected: 8,
      aside: [{ seq: 6, reason: expect.stringMatching(/^match: over, it is over/) }],
    });
    expect(await games()).not.toContain('Home over');
  });
});

describe('a line without its source and seq (D96)', () => {
  eachInAHall();

  test.each([
    ['no JSON', '{"source"', /^Line 4: It is not JSON\.$/],
    [
      'a field twice',
      '{"source":"acme","seq":3,"seq":4,"type":"heartbeat"}',
      /^Line 4: A field stands twice/,
    ],
    ['another source', linesOf([HEARTBEAT], 1, 'other'), /^Line 4: source: .*acme/],
    ['no seq', '{"source":"acme","type":"heartbeat"}', /^Line 4: seq: a whole number/],
  ])('%s is refused in words; what is before it counts', async (_, line, words) => {
    const body = `${linesOf([fixture('m1'), prices('m1')])}\n\n${line}\n${linesOf([fixture('m3')], 4)}`;
    const description = expect.stringMatching(words);
    expect(await hall.post(body)).toEqual({ res: 400, status: 400, expected: 3, aside: [], description });
    expect([await games(), await hall.homePrice('m1')]).toEqual([['Home m1'], 2000]);
    expect(await hall.post(linesOf([HEARTBEAT], 3))).toEqual({ status: 200, expected: 4, aside: [] });
  });

  test('in the first line of a body too the answer says which is expected', async () => {
    await hall.post(linesOf(opened()));
    const first = `{"source":"acme","seq":"4"}\n${linesOf([HEARTBEAT], 4)}`;
    expect(await hall.post(first)).toMatchObject({ status: 400, expected: 4 });
    expect(await hall.post('{"seq":4}')).toMatchObject({ status: 400, expected: null });
  });

  test('a body without a source, without a line, or with too many, is refused whole', async () => {
    expect((await hall.post('null\n')).status).toBe(400);
    expect((await hall.post(Buffer.from([0xff, 0xfe]))).status).toBe(400);
    expect((await hall.post(' \n\n')).status).toBe(400);
    const many = linesOf(Array.from({ length: 1_001 }, () => HEARTBEAT));
    expect(await hall.post(many)).toMatchObject({ status: 400, expected: 1 });
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
