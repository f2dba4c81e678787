import { instantFromMs, kes } from '@kipenga/betting-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
import { ownDatabase } from '../../../../test/with-database.ts';
import { houseSuspensions, matchesNamed, numberOf } from '../../../sports/index.ts';
import {
  answerAside,
  listWaiting,
  sayOfAll,
  sayOfMatch,
  type AsideAnswer,
  type HouseSaying,
} from './operate.ts';
import { readOperation } from './read-operation.ts';

const base = await ownDatabase();
let hall: FeedHall;
beforeAll(async () => {
  hall = await openFeedHall(base.db);
});
afterAll(async () => {
  await hall.close();
});

const parts = () => ({
  db: hall.db,
  clock: hall.clock,
  operator: 'Achieng',
});

/** A match of its own source, on sale at 2.00. */
const onSale = async (name: string) => {
  let seq = 1;
  const post = async (...events: readonly PushedEvent[]) => {
    const reply = await hall.post(linesOf(events, seq, name));
    seq += events.length;
    expect(reply).toMatchObject({ status: 200, expected: seq });
    return reply.aside?.length;
  };
  await post(fixture(name), prices(name), HEARTBEAT);
  const answer = async (said: AsideAnswer, which = 0) => {
    const waiting = (await listWaiting({ db: hall.db })).filter(({ source }) => source === name);
    return answerAside(parts(), waiting.at(which - 1)?.asideId ?? 0, said);
  };
  const say = (saying: HouseSaying) => sayOfMatch(parts(), { source: name, match: name }, saying);
  return { post, answer, say, price: () => hall.homePrice(name) };
};

const DONE = { ok: true, value: undefined };
const BY_HAND = { why: null, until: null };

describe('a line that is set aside (D97)', () => {
  test('is done after yes, and its market opens at it', async () => {
    const { post, answer, price } = await onSale('jumps');
    expect(await post(prices('jumps', 9), HEARTBEAT)).toBe(1);
    expect(await price()).toBeNull();
    expect(await answer('yes')).toEqual(DONE);
    expect(await price()).toBe(9000);
    expect(await answer('yes')).toMatchObject({ ok: false, reason: expect.stringContaining('No line') });
  });

  test('is forgotten after no: its market opens with the next prices, or at those that have come', async () => {
    const { post, answer, price } = await onSale('denied');
    await post(prices('denied', 9));
    expect(await answer('no')).toEqual(DONE);
    expect(await price()).toBeNull();
    await post(prices('denied', 2.1), prices('denied', 9), prices('denied', 2.2));
    expect(await price()).toBeNull();
    expect(await answer('no')).toEqual(DONE);
    expect(await price()).toBe(2200);
  });

  test('is not put over prices that came after it', async () => {
    const { post, answer, price } = await onSale('overtaken');
    await post(prices('overtaken', 9), prices('overtaken', 2.2));
    expect(await answer('yes')).toEqual(DONE);
    expect(await price()).toBe(2200);
  });

  test('waits for the newest about the same, which answers the older ones', async () => {
    const { post, answer, price } = await onSale('twice');
    await post(prices('twice', 9), prices('twice', 8));
    expect(await answer('yes', 1)).toMatchObject({ ok: false, reason: expect.stringContaining('is newer') });
    expect(await answer('yes')).toEqual(DONE);
    expect(await price()).toBe(8000);
    expect(await answer('no')).toMatchObject({ ok: false });
  });

  test('of other sides mends the names after yes; of changed places it never does', async () => {
    const { post, answer, price } = await onSale('renamed');
    await post(fixture('renamed', { home: 'Manchester Utd' }));
    expect(await answer('yes')).toEqual(DONE);
    expect((await hall.listed()).map(({ homeTeam }) => homeTeam)).toContain('Manchester Utd');
    await post(fixture('renamed', { home: 'Away renamed', away: 'Manchester Utd' }));
    expect(await answer('yes')).toMatchObject({ ok: false, reason: expect.stringContaining('places') });
    await expect(price()).rejects.toThrow('not listed');
  });

  test('mends the names after yes, and moves back no start that was told since', async () => {
    const { post, answer } = await onSale('put-forward');
    await post(fixture('put-forward', { home: 'Manchester Utd', start: '2026-11-21T13:00:00Z' }));
    await post(fixture('put-forward', { start: '2026-11-21T16:00:00Z' }));
    expect(await answer('yes')).toEqual(DONE);
    const found = (await hall.listed()).find(({ awayTeam }) => awayTeam === 'Away put-forward');
    expect(found).toMatchObject({ homeTeam: 'Manchester Utd', startsAt: '2026-11-21T16:00:00Z' });
  });

  test('calls off no match that has ended since', async () => {
    const off = { type: 'void', match: 'played' };
    const said = [off, fixture('played'), prices('played'), HEARTBEAT];
    expect(await hall.post(linesOf(said, 1, 'played'))).toMatchObject({ aside: [{ seq: 1 }] });
    const customer = await hall.aCustomer(100);
    await hall.place(customer, [await hall.homeWin('played')], kes(50));
    await hall.post(linesOf([result('played', 1, 0, 1)], 5, 'played'));
    await hall.tick();
    const [waiting] = (await listWaiting({ db: hall.db })).filter(({ source }) => source === 'played');
    expect(await answerAside(parts(), waiting!.asideId, 'yes')).toEqual(DONE);
    await hall.tick();
    expect((await hall.pots(customer)).cash).toBe(kes(50));
  });

  test('of another match gives stakes back, and that match is offered in its place', async () => {
    const { post, answer, price } = await onSale('exchanged');
    const customer = await hall.aCustomer(100);
    await hall.place(customer, [await hall.homeWin('exchanged')], kes(50));
    await post(fixture('exchanged', { home: 'Tusker', away: 'Bandari' }));
    expect(await answer('another')).toEqual(DONE);
    await hall.tick();
    expect((await hall.pots(customer)).cash).toBe(kes(100));
    expect((await hall.listed()).map(({ homeTeam }) => homeTeam)).toContain('Tusker');
    await expect(price()).rejects.toThrow('not listed');
    expect(await post(prices('exchanged', 3))).toBe(0);
  });

  test('by two ids is offered after yes, and the first is sold again', async () => {
    const { post, answer, price } = await onSale('doubled');
    const twin = { ...fixture('doubled'), match: 'twin', start: '2026-11-21T18:00:00Z' };
    expect(await post(twin, prices('twin', 3))).toBe(2);
    expect(await price()).toBeNull();
    expect(await answer('yes', 1)).toEqual(DONE);
    expect(await price()).toBe(2000);
    expect(await post(prices('twin', 3), twin, fixture('doubled'))).toBe(0);
    expect(await price()).toBe(2000);
  });

  test('is listed, however deep it is nested and whatever numbers are in it', async () => {
    const deep = `${'['.repeat(20_000)}1e999999${']'.repeat(20_000)}`;
    const line = `{"source":"deep","seq":1,"type":"heartbeat","note":${deep}}`;
    expect(await hall.post(line)).toMatchObject({ status: 200, expected: 2 });
    const listed = await listWaiting({ db: hall.db });
    expect(listed.find(({ source }) => source === 'deep')).toMatchObject({ type: 'heartbeat', line });
  });

  test('and cannot be read is only forgotten', async () => {
    const { post, answer, price } = await onSale('unread');
    await post({ ...result('unread', 1, 3, 0), half_home: 0, half_away: 1 });
    expect(await price()).toBeNull();
    expect(await answer('yes')).toMatchObject({ ok: false, reason: expect.stringContaining('Say no') });
    expect(await answer('no')).toEqual(DONE);
    expect(await price()).toBe(2000);
  });
});

describe('what an operator says of a match stands above its feed, and takes no number of it (D97)', () => {
  test('a closed market stays closed whatever comes, and opens at the newest prices', async () => {
    const { post, say, price } = await onSale('closed');
    expect(await say({ act: 'close', market: '1', ...BY_HAND })).toEqual(DONE);
    await post(prices('closed', 2.2), HEARTBEAT);
    expect(await price()).toBeNull();
    expect(await say({ act: 'open', market: null })).toEqual(DONE);
    expect(await price()).toBeNull();
    expect(await say({ act: 'open', market: '1' })).toEqual(DONE);
    expect(await price()).toBe(2200);
    expect(await say({ act: 'close', market: '999', ...BY_HAND })).toMatchObject({ ok: false });
  });

  test('a market that is closed while prices come, new markets among them, shows none', async () => {
    const { post, say, price } = await onSale('raced');
    const goals = [0.5, 1.5, 3.5, 4.5].map((line) =>
      prices('raced', 0, { market: `18-${line}`, odds: { [`over ${line}`]: 2, [`under ${line}`]: 1.8 } }),
    );
    for (const fresh of goals) {
      await Promise.all([
        post(prices('raced', 2.1), fresh, prices('raced', 2)),
        say({ act: 'close', market: null, ...BY_HAND }),
      ]);
      expect(await hall.onSale('raced')).toEqual([]);
      expect(await say({ act: 'open', market: null })).toEqual(DONE);
      expect(await price()).toBe(2000);
    }
  });

  test('a market that a line closes is not opened past that line', async () => {
    const { post, say, price } = await onSale('held');
    await post(prices('held', 9));
    const refused = { ok: false, reason: expect.stringMatching(/^It stays closed by line \d+/) };
    expect(await say({ act: 'open', market: '1' })).toMatchObject(refused);
    expect(await price()).toBeNull();
  });

  test('a void of the house is not changed by a result, until it is given back', async () => {
    const { post, say, answer } = await onSale('voided');
    const customer = await hall.aCustomer(100);
    await hall.place(customer, [await hall.homeWin('voided')], kes(50));
    const lost = (await hall.pots(customer)).cash;
    const cash = async () => {
      await hall.tick();
      return (await hall.pots(customer)).cash;
    };
    expect(await say({ act: 'void' })).toEqual(DONE);
    expect(await cash()).toBe(kes(100));
    const reopening = { type: 'reopen', match: 'voided', version: 2 };
    expect(await post(result('voided', 1, 0, 1), reopening)).toBe(2);
    expect(await cash()).toBe(kes(100));
    expect(await say({ act: 'give-back' })).toEqual(DONE);
    expect(await answer('no')).toEqual(DONE);
    expect(await post(result('voided', 3, 0, 1))).toBe(0);
    expect(await cash()).toBe(lost);
    const byHand = { act: 'result', score: { home: 1, away: 0, halfHome: null, halfAway: null } } as const;
    expect(await say(byHand)).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/^It starts .*tell/),
    });
    await hall.wait(60);
    expect(await say({ act: 'postpone', startsAt: hall.clock.now() })).toEqual(DONE);
    expect(await say(byHand)).toEqual(DONE);
    expect(await cash()).toBeGreaterThan(kes(100));
    expect(await say({ act: 'reopen' })).toEqual(DONE);
    expect(await cash()).toBe(lost);
    expect(await say({ act: 'reopen' })).toMatchObject({ ok: false });
    expect(await hall.books()).toEqual({ total: 0, drifting: [] });
  });

  test('a match is found as people name it: by the game id on its card, or as its source calls it', async () => {
    const { say } = await onSale('named');
    const match = (await hall.listed()).find(({ homeTeam }) => homeTeam === 'Home named');
    const names = ['named/named', match!.gameId, 'named/other', '0'];
    const number = numberOf(match!.feedId);
    expect(await matchesNamed(hall.db, names)).toEqual([number, number, null, null]);
    expect(await say({ act: 'void' })).toEqual(DONE);
    expect(await matchesNamed(hall.db, names)).toEqual([number, null, null, null]);
  });

  test('each word is kept with who said it', async () => {
    const { say } = await onSale('kept');
    await say({ act: 'close', market: null, ...BY_HAND });
    const acts = await hall.db.query(
      `SELECT operator, act, market_type_id FROM house_act JOIN match USING (match_id) WHERE feed = 'pushed/kept'`,
    );
    expect(acts).toEqual([{ operator: 'Achieng', act: 'close', market_type_id: null }]);
    await expect(hall.db.query(`UPDATE house_act SET operator = 'nobody'`)).rejects.toThrow('as it was said');
  });
});

describe('all betting, or a competition, that an operator closes', () => {
  test.each([
    ['all', null],
    ['a competition', 'KE1'],
  ])('%s takes no bet, whatever comes, in words, and opens at the newest prices', async (_, competition) => {
    const source = `wide-${competition ?? 'all'}`.toLowerCase();
    const { post, say, price } = await onSale(source);
    const [customer, pick] = [await hall.aCustomer(100), await hall.homeWin(source)];
    const version = hall.board.listVersion();
    const closing = { act: 'close', why: 'a storm', until: null } as const;
    expect(await sayOfAll(parts(), { competition }, closing)).toEqual(DONE);
    await post(prices(source, 2.2), HEARTBEAT);
    await hall.board.tellChanges();
    expect(hall.board.listVersion()).not.toBe(version);
    expect(await price()).toBeNull();
    expect(await hall.place(customer, [pick], kes(50), { acceptOddsChange: 'any' })).toMatchObject({
      kind: 'refused',
      reason: { code: 'outcome-suspended' },
      description: expect.stringContaining(`Home ${source}`),
      currentOdds: [{ odds: null }],
    });
    expect(await houseSuspensions(hall.db)).toContainEqual(
      expect.objectContaining({
        competition,
        matchNumber: null,
        who: 'Achieng',
        why: 'a storm',
        since: hall.clock.now(),
      }),
    );
    // Parts that were closed by themselves stay closed when the whole opens.
    expect(await say({ act: 'close', market: '1', ...BY_HAND })).toEqual(DONE);
    expect(await sayOfAll(parts(), { competition }, { act: 'open' })).toEqual(DONE);
    expect(await price()).toBeNull();
    expect(await say({ act: 'open', market: '1' })).toEqual(DONE);
    expect(await price()).toBe(2200);
    expect((await hall.place(customer, [pick], kes(50), { acceptOddsChange: 'any' })).kind).toBe('placed');
    expect(await sayOfAll(parts(), { competition }, { act: 'open' })).toMatchObject({ ok: false });
    const acts = await hall.db.query(
      `SELECT act, detail FROM house_act WHERE match_id IS NULL AND detail LIKE $1 ORDER BY act_id`,
      [`${competition === null ? 'all' : `competition ${competition}`}%`],
    );
    expect(acts).toMatchObject([
      { act: 'close', detail: expect.stringContaining('a storm') },
      { act: 'open' },
    ]);
  });

  test('opens by itself at its time, and one that is past is refused', async () => {
    const { say, price } = await onSale('timed');
    const close = (seconds: number) => {
      const until = instantFromMs(hall.clock.nowMs() + seconds * 1_000);
      return say({ act: 'close', market: null, why: 'floodlights', until });
    };
    expect(await close(-3_600)).toMatchObject({ ok: false });
    expect(await close(30)).toEqual(DONE);
    await hall.wait(29);
    expect(await price()).toBeNull();
    await hall.wait(1);
    expect(await price()).toBe(2000);
    expect((await houseSuspensions(hall.db)).map(({ externalId }) => externalId)).not.toContain('timed');
  });

  test('is refused of a competition nobody has', async () => {
    const unknown = { competition: 'XX9' };
    expect(await sayOfAll(parts(), unknown, { act: 'close', ...BY_HAND })).toMatchObject({ ok: false });
  });
});

test.each([
  ['list', { kind: 'list' }],
  ['again BZ12 --as Achieng', { kind: 'again', operator: 'Achieng', reference: 'BZ12' }],
  ['yes 12 --as Achieng', { kind: 'answer', operator: 'Achieng', asideId: 12, answer: 'yes' }],
  [
    'close acme/sr:match/4711 1 --as Achieng',
    {
      kind: 'say',
      operator: 'Achieng',
      named: { source: 'acme', match: 'sr:match/4711' },
      saying: { act: 'close', market: '1', ...BY_HAND },
    },
  ],
  [
    'close competition KE1 --as Achieng --why storm --until 2026-11-21T15:00:00Z',
    {
      kind: 'say-of-all',
      operator: 'Achieng',
      of: { competition: 'KE1' },
      saying: { act: 'close', why: 'storm', until: '2026-11-21T15:00:00Z' },
    },
  ],
  [
    'open all --as Achieng',
    { kind: 'say-of-all', operator: 'Achieng', of: { competition: null }, saying: { act: 'open' } },
  ],
  [
    'result acme/4711 2:1 1:0 --as Achieng',
    {
      kind: 'say',
      operator: 'Achieng',
      named: { source: 'acme', match: '4711' },
      saying: { act: 'result', score: { home: 2, away: 1, halfHome: 1, halfAway: 0 } },
    },
  ],
])('the command reads %s', (line, operation) => {
  expect(readOperation(line.split(' '))).toEqual({ ok: true, value: operation });
});

test.each([
  ['', /What is to be done/],
  ['yes twelve --as Achieng', /none of the forms below: yes twelve/],
  ['yes 12', /--as NAME/],
  ['again --as Achieng', /none of the forms/],
  ['void 4711 --as Achieng', /none of the forms/],
  ['result acme/4711 1:0 2:0 --as Achieng', /none of the forms/],
  ['close all --as Achieng --until tomorrow', /--until is a time/],
  ['open all --as Achieng --why storm', /when betting is closed/],
  ['close competition --as Achieng', /none of the forms/],
])('the command refuses %j in words', (line, words) => {
  const read = readOperation(line.split(' ').filter((word) => word !== ''));
  expect(read).toMatchObject({ ok: false, reason: expect.stringMatching(words) });
});
