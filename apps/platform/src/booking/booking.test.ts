import { describe, expect, test } from 'vitest';
import { bookingCode, instant, outcomeId, type BetSystem, type Selection } from '@kipenga/betting-core';
import { endpoints, printReply } from '@kipenga/contracts';
import { HttpRefusal, type CallContext } from '../http/index.ts';
import { systemRandom } from '../ports/index.ts';
import { bookBetslip } from './book-betslip.ts';
import { openBooking } from './open-booking.ts';
import { bookingHandlers } from './routes.ts';
import { withHall } from '../../test/with-hall.ts';

const { base, hall } = await withHall();

const book = async (picks: readonly Selection[], system?: BetSystem) =>
  bookBetslip({ db: base.db, random: systemRandom }, { picks, ...(system && { system }) });
const codeOf = async (picks: readonly Selection[]) => {
  const booked = await book(picks);
  if (!booked.ok) throw new Error(booked.reason.kind);
  return booked.value;
};

const NOW = instant('2026-11-21T06:00:00Z');

describe('a booked betslip (R1-09, R7-15)', () => {
  test('has a short code of symbols nobody reads two ways', async () => {
    expect(await codeOf([await hall.aPick(2)])).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
  });

  test('has one code however often and in whatever order it is booked, by sixteen at once', async () => {
    const picks = [await hall.aPick(2), await hall.aPick(3)];
    const codes = await Promise.all(
      Array.from({ length: 16 }, (_, at) => codeOf(at % 2 === 0 ? picks : picks.toReversed())),
    );
    expect(new Set(codes).size).toBe(1);
    expect(await codeOf(picks.slice(0, 1))).not.toBe(codes[0]);
  });

  test('opens at the prices of now, in the order booked, with the names of the house (R2-31)', async () => {
    const [one, two] = [await hall.aPick(2), await hall.aPick(3)];
    const code = await codeOf([two, { ...one, homeTeam: '<script>alert(1)</script>' }]);
    await hall.reprice(one, 2.4);
    expect(await openBooking(base.db, code, NOW)).toMatchObject({
      selections: [
        { outcomeId: two.outcomeId, odds: 3000, homeTeam: two.homeTeam },
        { outcomeId: one.outcomeId, odds: 2400, homeTeam: one.homeTeam, startsAt: '2026-11-21T12:00:00Z' },
      ],
      missing: [],
    });
  });

  test('names the picks that are missing, because their match has begun or they have no price, and travels so', async () => {
    const [started, locked, open] = [
      await hall.aPick(2, { startsAt: '2026-11-21T05:00:00Z' }),
      await hall.aPick(3),
      await hall.aPick(2),
    ];
    const code = await codeOf([started, locked, open]);
    await hall.reprice(locked, null);
    const opened = await openBooking(base.db, code, NOW);
    expect(opened).toMatchObject({
      selections: [{ outcomeId: open.outcomeId }],
      missing: [
        { outcomeId: started.outcomeId, homeTeam: started.homeTeam, hasStarted: true },
        { outcomeId: locked.outcomeId, homeTeam: locked.homeTeam, hasStarted: false },
      ],
    });
    const travelled = JSON.parse(printReply(endpoints.openBooking, opened!)) as unknown[];
    expect(travelled).toMatchObject([
      { odd_value: 2 },
      { odd_value: null, state: 'started' },
      { odd_value: null },
    ]);
  });

  test('carries its system: a code of its own, bankers that stay the same picks, also where one is missing (D100)', async () => {
    const picks = [await hall.aPick(2), await hall.aPick(3), await hall.aPick(4)];
    const codeFor = async (slip: readonly Selection[], system?: BetSystem) => {
      const booked = await book(slip, system);
      if (!booked.ok) throw new Error(booked.reason.kind);
      return booked.value;
    };
    const code = await codeFor(picks, { sizes: [3, 2], bankers: [2] });
    expect(await codeFor(picks.toReversed(), { sizes: [2, 3], bankers: [0] })).toBe(code);
    expect(await codeFor(picks, { sizes: [2, 3], bankers: [0] })).not.toBe(code);
    expect(await codeFor(picks)).not.toBe(code);
    expect(await openBooking(base.db, code, NOW)).toMatchObject({ system: { sizes: [2, 3], bankers: [2] } });
    expect(await openBooking(base.db, await codeFor(picks), NOW)).not.toHaveProperty('system');
    if (picks[0]) await hall.reprice(picks[0], null);
    expect(await openBooking(base.db, code, NOW)).toMatchObject({
      selections: [{ outcomeId: picks[1]?.outcomeId }, { outcomeId: picks[2]?.outcomeId }],
      system: { bankers: [1] },
    });
    expect(await book(picks, { sizes: [4], bankers: [] })).toMatchObject({
      reason: { kind: 'system-unplayable', why: { kind: 'size-impossible' } },
    });
  });

  test('is refused with an outcome nobody offers, or two picks of one match', async () => {
    const pick = await hall.aPick(2);
    expect(await book([{ ...pick, outcomeId: outcomeId('1') }])).toEqual({
      ok: false,
      reason: { kind: 'outcome-unknown' },
    });
    expect(await book([{ ...pick, feedMatchId: (await hall.aPick(2)).feedMatchId }])).toEqual({
      ok: false,
      reason: { kind: 'outcome-unknown' },
    });
    expect(await book([pick, pick])).toEqual({ ok: false, reason: { kind: 'same-match-twice' } });
    expect(await openBooking(base.db, bookingCode('NOBODYS2'), NOW)).toBeNull();
  });
});

describe('the calls', () => {
  const context: CallContext = {
    customer: null,
    idempotencyKey: null,
    asker: null,
    now: NOW,
  };

  test('post a slip, open it whatever the case of the code, and print it as text JSON', async () => {
    const pick = await hall.aPick(2.35);
    const calls = bookingHandlers({ db: base.db, random: systemRandom });
    const code = await calls.bookBetslip({ params: {}, query: {}, body: { picks: [pick] } }, context);
    expect(await calls.bookBetslipByQuery({ params: {}, query: { picks: [pick] }, body: {} }, context)).toBe(
      code,
    );
    const opened = await calls.openBooking(
      { params: {}, query: { code: bookingCode(code.toLowerCase()) }, body: {} },
      context,
    );
    expect(JSON.parse(printReply(endpoints.openBooking, opened))).toMatchObject([
      {
        matchId: pick.matchId,
        parent_match_id: pick.feedMatchId,
        event_odd_id: pick.outcomeId,
        odd_value: 2.35,
        betType: 'prematch',
        oddType: '1x2',
        pick_key: '1',
        sub_type_id: '1',
      },
    ]);
  });

  test('answer an unknown code in words, with 404', async () => {
    const calls = bookingHandlers({ db: base.db, random: systemRandom });
    await expect(
      calls.openBooking({ params: {}, query: { code: bookingCode('ZZZZZZZZ') }, body: {} }, context),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      calls.bookBetslip({ params: {}, query: {}, body: { picks: [] } }, context),
    ).rejects.toBeInstanceOf(HttpRefusal);
  });
});
