import { nairobiDay, type NairobiDay } from '@kipenga/betting-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withDatabase, type TestDatabase } from '../../test/with-database.ts';
import { failingAt } from '../../test/power-cut.ts';
import type { Database, Sql } from '../database/index.ts';
import { catchUpDays } from './index.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await withDatabase();
  await base.owner.query('CREATE TABLE added (name text, day date)');
  await base.owner.query('GRANT ALL ON added TO PUBLIC');
});
afterAll(() => base.dispose());

const until = (day: string, name: string, db: Database = base.db) => ({
  name,
  until: nairobiDay(day),
  mostDays: 12,
  add: async (sql: Sql, added: NairobiDay) =>
    void (await sql.query('INSERT INTO added VALUES ($1, $2)', [name, added])),
  db,
});
const catchUp = async ({ db, ...nights }: ReturnType<typeof until>): Promise<void> => {
  while ((await catchUpDays(db, nights)) !== null);
};
const daysOf = async (name: string): Promise<readonly string[]> =>
  (
    await base.db.query<{ day: string }>('SELECT day::text FROM added WHERE name = $1 ORDER BY day', [name])
  ).map(({ day }) => day);
const span = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `2026-11-${String(from + at).padStart(2, '0')}`);

test('every night that was missed is added with the next, once, and what is too old is left', async () => {
  await catchUp(until('2026-11-12', 'missed'));
  expect(await daysOf('missed')).toEqual(span(1, 12));
  await catchUp(until('2026-11-12', 'missed'));
  await catchUp(until('2026-11-15', 'missed'));
  expect(await daysOf('missed')).toEqual(span(1, 15));
  await catchUp(until('2026-11-30', 'missed'));
  expect(await daysOf('missed')).toEqual([...span(1, 15), ...span(19, 30)]);
  // A clock that was put back adds nothing again.
  await catchUp(until('2026-11-20', 'missed'));
  expect(await daysOf('missed')).toHaveLength(27);
});

test('two processes at once add each day once, and so does one that is killed at every statement in turn', async () => {
  await Promise.all([1, 2, 3].map(() => catchUp(until('2026-11-12', 'together'))));
  expect(await daysOf('together')).toEqual(span(1, 12));
  for (let at = 1; ; at += 1) {
    const cut = failingAt(base.db, at);
    await catchUp(until('2026-11-12', 'killed', cut.db)).catch(() => undefined);
    if (!cut.wasReached()) break;
  }
  expect(await daysOf('killed')).toEqual(span(1, 12));
});
