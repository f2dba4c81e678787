import { expect, test } from 'vitest';
import { DATABASE_KILLS, type DatabaseKill } from '../database-kills.ts';
import { surviveDatabaseKills } from '../survive-database-kills.ts';

const KILLS = 60;
const LONGEST_MS = 20 * 60_000;

test(
  `${KILLS} kills of the database lose nothing that was acknowledged (R7-16, D24)`,
  async () => {
    const ways = Object.keys(DATABASE_KILLS) as DatabaseKill[];
    const record = await surviveDatabaseKills(
      Array.from({ length: KILLS }, (_, at) => ways[at % ways.length] ?? 'fast'),
    );
    console.log(record, 'nothing lost, nothing twice, books at zero');
    expect(record.away).toBeGreaterThan(0);
  },
  LONGEST_MS,
);
