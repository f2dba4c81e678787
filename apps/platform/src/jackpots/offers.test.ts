import { describe, expect, inject, test } from 'vitest';
import {
  betId,
  cents,
  feedMatchId,
  instant,
  jackpotId,
  kes,
  profileId,
  type Jackpot,
} from '@kipenga/betting-core';
import { openTicketHall } from '../../test/ticket-hall.ts';
import { untilWaiting } from '../../test/waiting-for-locks.ts';
import type { Database } from '../database/index.ts';
import { balanceOf, fundOf, HOUSE } from '../ledger/index.ts';
import { takeWritersTurn } from '../sports/index.ts';
import { lockSealed, markVoid } from './deciding/jackpots.store.ts';
import { moveCursor, passTicket } from './deciding/verdicts.store.ts';
import { openJackpot } from './open-jackpot.ts';
import { earlierJackpots, offeredJackpots } from './read-jackpots.ts';
import { jackpotsVersion } from './routes.ts';
import { sealDueJackpots } from './seal/index.ts';
import { withHall } from '../../test/with-hall.ts';

const { base, hall } = await withHall(openTicketHall);

const feedIds = async (count: number, startsAt?: string) =>
  (await hall.picks(count, startsAt)).map((pick) => pick.feedMatchId);
const offered = () => offeredJackpots(base.db, hall.clock.now());
/** Prices of 1, X and 2 for matches of the hall, which have one for the home side alone. */
const priceResults = async (ids: readonly string[], prices: readonly number[]) => {
  await base.db.query(
    `INSERT INTO outcome (outcome_id, match_id, market_type_id, market_name, outcome_key, label, list_position, main_column, odds)
     SELECT first.outcome_id + side.at, match_id, first.market_type_id, first.market_name, side.key, side.key, side.at + 1, side.name, side.odds
     FROM match JOIN outcome first USING (match_id),
       (VALUES (0, '1', 'home', $2::int), (1, 'X', 'draw', $3::int), (2, '2', 'away', $4::int)) AS side (at, key, name, odds)
     WHERE feed_match_id = ANY($1::bigint[]) AND first.outcome_key = '1'
     ON CONFLICT (outcome_id) DO UPDATE SET odds = excluded.odds`,
    [ids, ...prices],
  );
};
const pools = ({ fund }: Jackpot) => fund?.tiers.map(({ pool }) => pool);

describe('opening an offer (D65, D80)', () => {
  test('its matches stand by kick-off, it closes a minute before the first, and the guarantee is in its fund', async () => {
    const [late, early] = [await feedIds(3), await feedIds(1, '2026-11-21T10:00:00Z')];
    const opened = await hall.openAny(hall.offer([...late, ...early]));
    const jackpot = await hall.read(opened.ok ? opened.value : ('' as never));
    expect(jackpot).toMatchObject({ phase: 'open', fund: { closesAt: '2026-11-21T09:59:00Z', tickets: 0 } });
    expect(jackpot.matches.map((match) => [match.position, match.feedMatchId])).toEqual(
      [...early, ...late].map((id, at) => [at + 1, id]),
    );
    expect(jackpot.matches[0]).toMatchObject({
      category: 'Kenya',
      odds: { home: 2_000, draw: null },
      result: null,
    });
    expect(await balanceOf(base.db, fundOf(jackpot.id))).toBe(kes(1_000));
    expect(pools(jackpot)).toEqual([kes(800), kes(120), kes(80)]);
  });

  test('of many who open one type at once, one does; the guarantee is paid once', async () => {
    const feedMatchIds = await feedIds(4);
    const before = await balanceOf(base.db, HOUSE.jackpots);
    const offer = hall.offer(feedMatchIds);
    const opened = await Promise.all(Array.from({ length: 8 }, () => hall.openAny(offer)));
    expect(opened.filter(({ ok }) => ok)).toHaveLength(1);
    expect(opened).toContainEqual({ ok: false, reason: { kind: 'type-is-open' } });
    expect(await balanceOf(base.db, HOUSE.jackpots)).toBe(before - kes(1_000));
  });

  test('a match twice, an unknown one, one that has begun and too few are refused, and nothing is written', async () => {
    const [begun] = await feedIds(1, '2026-11-21T06:00:00Z');
    const [one, two, three] = await feedIds(3);
    const unknown = feedMatchId('99');
    const reasonOf = async (ids: readonly (string | undefined)[]) => {
      const opened = await hall.openAny(hall.offer(ids.map((id) => feedMatchId(id ?? ''))));
      return opened.ok ? null : opened.reason;
    };
    expect(await reasonOf([one, two, three, one])).toEqual({ kind: 'match-twice' });
    expect(await reasonOf([one, two])).toEqual({ kind: 'too-few-matches', least: 3 });
    expect(await reasonOf([one, two, three, unknown, begun])).toEqual({
      kind: 'matches-not-ahead',
      feedMatchIds: [unknown, begun],
    });
  });

  test('a board whose likeliest line brings back more than it may, or that nobody can judge, is refused (D106)', async () => {
    const feedMatchIds = await feedIds(4);
    const opened = () => openJackpot(base.db, hall.offer(feedMatchIds, { guarantee: kes(900) }));
    expect(await opened()).toEqual({ ok: false, reason: { kind: 'prices-missing', feedMatchIds } });
    await priceResults(feedMatchIds, [2_000, 3_400, 4_000]);
    expect(await opened()).toMatchObject({ ok: false, reason: { kind: 'returns-too-much', most: 4_410 } });
    await priceResults(feedMatchIds, [2_900, 3_000, 2_900]);
    expect(await opened()).toMatchObject({ ok: true });
  });

  test('what rolled over and waits goes into the next offer of the type, once, and of no other type (D80, D89)', async () => {
    const [first, second] = [await hall.aJackpot({ type: 'weekly' }), await hall.aJackpot()];
    for (const jackpot of [first, second]) await hall.close(jackpot);
    await hall.endJackpot(first, 'settled', 90_000);
    await hall.endJackpot(second, 'cancelled', 100_000);
    const next = await hall.aJackpot({ type: 'weekly' });
    expect(next.fund).toMatchObject({ rolledIn: 90_000, total: 190_000 });
    expect(await balanceOf(base.db, fundOf(next.id))).toBe(190_000);
    expect(await balanceOf(base.db, fundOf(first.id))).toBe(10_000);
    await hall.close(next);
    expect((await hall.aJackpot({ type: 'weekly' })).fund).toMatchObject({ rolledIn: 0 });
    expect(await hall.books()).toEqual({ total: 0, drifting: [] });
  });
});

describe('reading jackpots (R2-42, R4-08, D80)', () => {
  test('a result is read from the score, a match called off is void, and both are taken back', async () => {
    const jackpot = await hall.aJackpot();
    const [home, draw, off] = jackpot.matches;
    const write = (match: typeof home, status: string, goals: readonly (number | null)[]) =>
      base.db.query(
        `UPDATE match SET status = $2, full_time_home = $3, full_time_away = $4, result_version = 1 WHERE feed_match_id = $1`,
        [match?.feedMatchId, status, ...goals],
      );
    await write(home, 'finished', [2, 1]);
    await write(draw, 'finished', [0, 0]);
    await write(off, 'void', [null, null]);
    expect((await hall.read(jackpot.id)).matches.map(({ result }) => result)).toEqual([
      'home',
      'draw',
      'void',
      null,
    ]);
    await write(home, 'finished', [1, 3]);
    expect((await hall.read(jackpot.id)).matches[0]?.result).toBe('away');
  });

  test('it is open until its closing time by the clock, then shows results, and its tiers tell what they paid', async () => {
    const jackpot = await hall.aJackpot();
    hall.clock.set('2026-11-21T12:00:00Z');
    expect((await hall.read(jackpot.id)).phase).toBe('settled');
    hall.clock.set('2026-11-21T06:00:00Z');
    await hall.close(jackpot);
    const closed = await hall.read(jackpot.id);
    expect(closed).toMatchObject({
      phase: 'settled',
      fund: { rolledOver: null, tiers: [{ lines: null }, {}, {}] },
    });
    await hall.endJackpot(jackpot, 'settled', 99_000);
    const ended = await hall.read(jackpot.id);
    expect(ended.fund).toMatchObject({ rolledOver: cents(99_000), total: kes(1_000) });
    expect(ended.fund?.tiers.map(({ lines, perLine }) => [lines, perLine])).toEqual([
      [0, 0],
      [2, 500],
      [0, 0],
    ]);
  });

  test('a match that is moved to an earlier time closes its offer a minute before it begins (D106)', async () => {
    const jackpot = await hall.aJackpot();
    await base.db.query(`UPDATE match SET starts_at = '2026-11-21T08:00:00Z' WHERE feed_match_id = $1`, [
      jackpot.matches[2]?.feedMatchId,
    ]);
    expect((await hall.read(jackpot.id)).fund?.closesAt).toBe('2026-11-21T07:59:00Z');
    await sealDueJackpots(base.db, instant('2026-11-21T07:58:59Z'));
    expect((await hall.read(jackpot.id)).phase).toBe('open');
    await sealDueJackpots(base.db, instant('2026-11-21T07:59:00Z'));
    expect((await hall.read(jackpot.id)).phase).toBe('settled');
  });

  test('open offers come first, then those that run, then the last few that ended', async () => {
    const [running, open] = [await hall.aJackpot(), await hall.aJackpot()];
    await hall.close(running);
    for (let n = 0; n < 7; n += 1) {
      const ended = await hall.aJackpot();
      await hall.close(ended);
      await hall.endJackpot(ended, 'settled', 0);
    }
    const states = await base.db.query<{ id: string; state: string }>(
      'SELECT jackpot_id::text AS id, state FROM jackpot',
    );
    const stateOf = new Map(states.map(({ id, state }) => [id, state]));
    const listed = (await offered()).map(({ id }) => stateOf.get(id));
    expect(listed.filter((state) => state === 'settled')).toHaveLength(6);
    const order = ['open', 'closed', 'settled'];
    expect(listed).toEqual(
      listed.toSorted((left, right) => order.indexOf(left ?? '') - order.indexOf(right ?? '')),
    );
    expect((await offered()).find(({ id }) => id === open.id)).toMatchObject({
      matchCount: 4,
      phase: 'open',
    });
  });

  test('those that ended before are read a page at a time: none twice, none left out', async () => {
    const all = await base.db.query<{ id: string }>(
      `SELECT jackpot_id::text AS id FROM jackpot WHERE state IN ('settled', 'cancelled') ORDER BY closes_at DESC, jackpot_id DESC`,
    );
    const read = (await offered()).slice(-6);
    const before = (id: string) => earlierJackpots(base.db, jackpotId(id), hall.clock.now());
    for (let page = await before(read.at(-1)!.id); page?.length; page = await before(read.at(-1)!.id))
      read.push(...page);
    expect(read.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    expect(all.length).toBeGreaterThan(7);
    expect(await before('9999')).toBeNull();
  });

  test('an answer that is kept is made anew at once after an opening, a closing and a verdict', async () => {
    const still = { ...hall.services.realClock, nowMs: () => 0 };
    const version = () => jackpotsVersion(base.db, still);
    const seen = [await version()];
    const jackpot = await hall.aJackpot();
    seen.push(await version());
    await hall.close(jackpot);
    seen.push(await version());
    await hall.endJackpot(jackpot, 'settled', 0);
    seen.push(await version());
    await hall.aPick(2);
    seen.push(await version());
    expect(new Set(seen).size).toBe(seen.length);
    expect(await version()).toBe(seen.at(-1));
  });
});

const { isSpread } = inject('testServer');
test.skipIf(!isSpread)('on a Citus those who write jackpots take turns (needs TEST_CITUS_URL)', async () => {
  let tries = 0;
  const counted: Database = {
    ...base.db,
    transaction: (work) =>
      base.db.transaction((sql) => {
        tries += 1;
        return work(sql);
      }),
  };
  const { openAny, offer, aJackpot, aPick, reprice } = await openTicketHall(counted);
  const offers = [offer(await feedIds(4), { type: 'turn 1' }), offer(await feedIds(4), { type: 'turn 2' })];
  const [voided, passed] = [await aJackpot({ type: 'turn 3' }), await aJackpot({ type: 'turn 4' })];
  for (const jackpot of [voided, passed]) await hall.close(jackpot);
  const pick = await aPick(2);
  tries = 0;
  // Two open offers while picks become void and a price is written.
  const { writers } = await base.db.transaction(async (sql) => {
    await takeWritersTurn(sql);
    const begun = [
      ...offers.map(openAny),
      markVoid(counted, voided.id, voided.matches[0]!.feedMatchId, 'postponed'),
      reprice(pick, 3),
    ];
    await untilWaiting(base.db, begun.length);
    return { writers: begun };
  });
  await Promise.all(writers);
  const last = { profileId: profileId('last'), betId: betId('last') };
  // A jackpot is decided while a ticket of another one is set aside.
  const { passing } = await counted.transaction(async (sql) => {
    await lockSealed(sql, voided.id);
    const next = passTicket(counted, passed.id, 1, last);
    await untilWaiting(base.db);
    await moveCursor(sql, voided.id, 1, { done: last, isDone: true });
    return { passing: next };
  });
  await passing;
  expect(tries).toBe(writers.length + 2);
});
