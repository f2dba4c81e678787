import { expect, test } from 'vitest';
import { withDatabase } from '../with-database.ts';
import { auditJackpots, slippedInIsFound } from './audit-jackpots.ts';
import { openJackpotHall } from './jackpot-hall.ts';
import { liveThroughJackpots } from './live-through-jackpots.ts';
import { seededDice } from './seeded-dice.ts';

test('twelve jackpots with corrections, voids and power cuts end to the cent (D71, D80, D81, D82, D89)', async () => {
  const base = await withDatabase();
  const hall = await openJackpotHall(base.db);
  const offers = await liveThroughJackpots(hall, seededDice(2026), 12);
  expect(await auditJackpots(base.db)).toBeGreaterThan(120);
  await slippedInIsFound(base.owner, hall, offers.at(-1)!);
  await base.dispose();
});
