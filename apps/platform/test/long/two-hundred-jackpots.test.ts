import { expect, test } from 'vitest';
import { auditJackpots, slippedInIsFound } from '../jackpots/audit-jackpots.ts';
import { openJackpotHall } from '../jackpots/jackpot-hall.ts';
import { liveThroughJackpots } from '../jackpots/live-through-jackpots.ts';
import { seededDice } from '../jackpots/seeded-dice.ts';
import { withDatabase } from '../with-database.ts';

const LONGEST_MS = 20 * 60_000;

test(
  'two hundred jackpots with corrections, voids and power cuts end to the cent (D71, D80, D81, D82, D89)',
  async () => {
    const seed = Number(process.env['PROPERTY_SEED'] ?? 290_080) || Date.now();
    console.log(`PROPERTY_SEED=${seed} plays these again`);
    const base = await withDatabase();
    const hall = await openJackpotHall(base.db);
    const offers = await liveThroughJackpots(hall, seededDice(seed), 200);
    const tickets = await auditJackpots(base.db);
    console.log(`${tickets} tickets in 200 jackpots: each paid once, each proved, books at zero`);
    expect(tickets).toBeGreaterThan(2_000);
    await slippedInIsFound(base.owner, hall, offers.at(-1)!);
    await base.dispose();
  },
  LONGEST_MS,
);
