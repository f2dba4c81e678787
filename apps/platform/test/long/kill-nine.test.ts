import { afterEach, expect, test } from 'vitest';
import { checkBooks } from '../../src/ledger/index.ts';
import { surviveKills } from '../survive-kills.ts';
import { withDatabase } from '../with-database.ts';

const clearing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clear of clearing.splice(0).toReversed()) await clear();
});

test('a platform killed eight times loses no acknowledged bet on the PostgreSQL it is given (R7-16, D24)', async () => {
  const { db, url, ownerUrl, dispose } = await withDatabase();
  clearing.push(dispose);
  await surviveKills({ options: { databaseUrl: url, ownerUrl }, rounds: 8, clearing });
  expect(await checkBooks(db)).toEqual({ total: 0, drifting: [] });
});
