import { describe, expect, test } from 'vitest';
import { kes } from '@kipenga/betting-core';
import { cutEverywhere } from '../../../test/power-cut.ts';
import { aWholeMatch } from '../../../test/whole-match.ts';
import type { Database } from '../../database/index.ts';
import { placeBet } from '../../bets/index.ts';
import { releaseDueHolds, settleMatchBets } from '../../../test/settle-now.ts';
import { withHall } from '../../../test/with-hall.ts';

const { base, hall } = await withHall();

describe('the power is cut at every statement in turn', () => {
  test('of placing: nothing is half done, and the retry places one bet (R7-16, D24)', async () => {
    const [customer, pick] = [await hall.aCustomer(49), await hall.aPick(2)];
    const asked = await hall.asked(customer, [pick], kes(49));
    const place = (db: Database) => placeBet({ ...hall.services, db }, { customer, key: 'retried', asked });
    const cuts = await cutEverywhere(base.db, place, async () => {
      expect(await hall.countBets(customer)).toBe(0);
      expect(await hall.pots(customer)).toMatchObject({ cash: kes(49) });
      expect(await hall.books()).toEqual({ total: 0, drifting: [] });
    });
    expect(cuts).toBeGreaterThan(5);
    expect(await place(base.db)).toMatchObject({ kind: 'placed' });
    expect(await hall.countBets(customer)).toBe(1);
  });

  test('of settling, correcting and paying a hold: all of it is done or nothing, and it ends right (D09, D71)', async () => {
    const [customer, pick] = [await hall.aCustomer(20_000), await hall.aPick(12)];
    await hall.place(customer, [pick], kes(18_000));
    const settle = (db: Database) => settleMatchBets(db, pick.feedMatchId, hall.clock.now());
    const start = [2_000, 0] as const;
    const paid = [72_000, 86_800] as const; // 16,000 after tax at 12.00: 192,000 gross, tax 35,200, net 156,800, of which 70,000 today
    const released = [158_800, 0] as const;
    type Purse = readonly [cash: number, hold: number];
    const isOneOf =
      (...purses: readonly Purse[]) =>
      async () => {
        const { cash, payoutHold } = await hall.pots(customer);
        expect(purses.map(([inCash, onHold]) => [kes(inCash), kes(onHold)])).toContainEqual([
          cash,
          payoutHold,
        ]);
        expect(await hall.books()).toEqual({ total: 0, drifting: [] });
      };

    await hall.result(pick, 'won');
    expect(await cutEverywhere(base.db, settle, isOneOf(start, paid))).toBeGreaterThan(5);
    await isOneOf(paid)();
    await hall.result(pick, 'lost');
    expect(await cutEverywhere(base.db, settle, isOneOf(paid, start))).toBeGreaterThan(5);
    await isOneOf(start)();
    await hall.result(pick, 'won');
    await settle(base.db);
    hall.clock.set('2026-11-22T06:00:00Z');
    expect(
      await cutEverywhere(base.db, (db) => releaseDueHolds(db, hall.clock.now()), isOneOf(paid, released)),
    ).toBeGreaterThan(3);
    await isOneOf(released)();
  });

  test('of settling and correcting a system, leg by leg: its lines are paid once, or not at all (D71, D100)', async () => {
    const tomorrow = { startsAt: '2026-11-23T12:00:00Z' };
    const [customer, picks] = [
      await hall.aCustomer(100),
      [await hall.aPick(2, tomorrow), await hall.aPick(2, tomorrow), await hall.aPick(2, tomorrow)] as const,
    ];
    await hall.place(customer, picks, kes(90), { system: { sizes: [2, 3], bankers: [] } });
    const cashIs = async (...shillings: readonly number[]): Promise<void> => {
      expect(shillings.map(kes)).toContain((await hall.pots(customer)).cash);
      expect(await hall.books()).toEqual({ total: 0, drifting: [] });
    };
    // 80.00 after tax on four lines: two right bring 80.00; two right and a void one 240.00, tax 32.00; all right 400.00, tax 64.00.
    const told = [
      [0, 'won', 10, 10],
      [1, 'won', 10, 10],
      [2, 'lost', 10, 90],
      [2, 'void', 90, 218],
      [0, 'lost', 218, 50],
      [2, 'won', 50, 90],
      [0, 'won', 90, 346],
    ] as const;
    for (const [at, outcome, before, after] of told) {
      await hall.result(picks[at], outcome);
      const settle = (db: Database) => settleMatchBets(db, picks[at].feedMatchId, hall.clock.now());
      expect(await cutEverywhere(base.db, settle, () => cashIs(before, after))).toBeGreaterThan(5);
      await cashIs(after);
    }
  });

  test('of settling and correcting a combination: it is paid once, or not at all, void parts at their price (D71, D101)', async () => {
    const [customer, match] = [
      await hall.aCustomer(100),
      await aWholeMatch(hall, { startsAt: '2026-11-23T12:00:00Z' }),
    ];
    const combined = await match.combined('11 1', '18 over 2.5');
    await hall.place(customer, [combined], kes(90));
    // 80.00 after tax, the gain taxed at 20 %
    const won = (odds: number): number => 1_000 + 8 * odds - Math.round((8 * odds - 8_000) / 5);
    const [all, left] = [won(combined.odds), won(match.pick('18 over 2.5').odds)];
    const level = { home: 2, away: 2, halfHome: 1, halfAway: 0 };
    for (const [score, before, after] of [
      [{ ...level, home: 3 }, 1_000, all],
      [level, all, left],
      [{ ...level, away: 3 }, left, 1_000],
      ['void', 1_000, kes(100)],
      [{ ...level, home: 4 }, kes(100), all],
    ] as const) {
      await match.result(score);
      const settle = (db: Database) => settleMatchBets(db, match.feedMatchId, hall.clock.now());
      const isSound = async (): Promise<void> => {
        expect([before, after]).toContain((await hall.pots(customer)).cash);
        expect(await hall.books()).toEqual({ total: 0, drifting: [] });
      };
      expect(await cutEverywhere(base.db, settle, isSound)).toBeGreaterThan(5);
      expect((await hall.pots(customer)).cash).toBe(after);
    }
  });
});
