import { instantFromMs, kes } from '@kipenga/betting-core';
import { expect, test } from 'vitest';
import { checkBooks } from '../../src/ledger/index.ts';
import { listSetAside } from '../../src/payouts/index.ts';
import { openHall, type HallCustomer } from '../betting-hall.ts';
import { putManyBets } from '../many-bets.ts';
import { withDatabase } from '../with-database.ts';
import { startHouse } from './houses.ts';

const KILLS = Number(process.env['TRIAL_KILLS'] ?? 40);
const BETS_A_KILL = 60;
const LONGEST_MS = 30 * 60_000;

test(
  `a house killed ${KILLS} times while it settles, and while customers pay in and bet, loses nothing and pays nothing twice (D71)`,
  async () => {
    const base = await withDatabase();
    const hall = await openHall(base.db);
    hall.clock.set(instantFromMs(Date.now()));
    const startsAt = instantFromMs(Date.now() + 3_600_000);
    const [won, lost] = [await hall.aPick(2, { startsAt }), await hall.aPick(2, { startsAt })];
    const later = await hall.aPick(3, { startsAt });
    const bets = (KILLS * BETS_A_KILL) / 2;
    await putManyBets(base.owner, hall, won, bets);
    await putManyBets(base.owner, hall, lost, bets);
    let house = await startHouse(base.url);
    await hall.result(won, 'won');
    await hall.result(lost, 'lost');
    const bettor: HallCustomer = await hall.aCustomer(0);
    const acknowledged = { paidIn: 0, bets: 0 };
    const settled = async (): Promise<number> =>
      (await base.db.query<{ count: number }>('SELECT count(*)::int AS count FROM settlement'))[0]?.count ??
      0;
    let during = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      await base.db.query(`UPDATE claim SET held_until = '-infinity'`); // as time does, once its holder is dead
      const before = await settled();
      await hall.payIn(bettor, 50);
      acknowledged.paidIn += 50;
      if ((await hall.place(bettor, [later], kes(20))).kind === 'placed') acknowledged.bets += 1;
      if (before < bets * 2)
        await expect.poll(settled, { timeout: 60_000, interval: 5 }).toBeGreaterThan(before + (kill % 7) * 5);
      if (before < bets * 2 && (await settled()) < bets * 2) during += 1;
      await house.kill();
      house = await startHouse(base.url);
    }
    const owed = async (): Promise<number> =>
      (await base.db.query('SELECT 1 FROM match WHERE settled_version < result_version')).length;
    await base.db.query(`UPDATE claim SET held_until = '-infinity'`);
    await expect.poll(owed, { timeout: 300_000, interval: 200 }).toBe(0);
    await house.kill();
    console.log(`${KILLS} kills, ${during} of them while bets were settled`, acknowledged);
    const [counts] = await base.db.query(
      `SELECT (SELECT count(*)::int FROM bet WHERE status = 'lost') AS lost, (SELECT count(*)::int FROM bet WHERE status = 'won') AS won,
         (SELECT count(*)::int FROM settlement) AS kept, (SELECT count(*)::int FROM ledger_transfer WHERE kind IN ('bet-won', 'bet-lost')) AS posted`,
    );
    expect(counts).toEqual({ lost: bets, won: bets, kept: bets * 2, posted: bets * 2 });
    expect(await hall.pots(bettor)).toMatchObject({
      cash: kes(acknowledged.paidIn - 20 * acknowledged.bets),
    });
    expect(await hall.countBets(bettor)).toBe(acknowledged.bets);
    expect(await listSetAside(base.db, 10)).toEqual([]);
    expect(await checkBooks(base.owner)).toEqual({ total: 0, drifting: [] });
    await base.dispose();
  },
  LONGEST_MS,
);
