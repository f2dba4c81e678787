import { expect, test } from 'vitest';
import { surviveDatabaseKills } from './survive-database-kills.ts';

test('a platform whose database ends alone lives, answers 503 in words, and goes on (R7-16, D24)', async () => {
  const { away } = await surviveDatabaseKills(['fast', 'postmaster', 'backend']);
  expect(away).toBeGreaterThan(0);
});
