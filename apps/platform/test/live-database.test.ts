import { randomBytes } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../src/database/index.ts';
import { runLines } from './run-command.ts';
import { ownDatabase } from './with-database.ts';

const { url, ownerUrl, db } = await ownDatabase();
const key = randomBytes(32).toString('hex');
const opened = await openDatabase({ url, ownerUrl, mode: 'live' });
afterAll(() => opened.close());

/** Makes an operator. @returns what the command wrote, and what it refused in words. */
const make = (name: string, keys: string, more = '') =>
  runLines(
    `node --conditions=@kipenga/source apps/platform/src/commands/make-operator.ts --name ${name} --role admin ${more}`,
    { DATABASE_URL: url, ...(keys && { OPERATOR_KEYS: keys }) },
  );

test('a database that was live is refused to a sandbox, and starts live again', async () => {
  await expect(openDatabase({ url, ownerUrl, mode: 'sandbox' })).rejects.toThrow(
    /of a house that takes money, and KIPENGA_MODE is not live/,
  );
  await (await openDatabase({ url, ownerUrl, mode: 'live' })).close();
});

test('a database that was live stays so, whatever the platform’s role asks of it', async () => {
  for (const change of ['DELETE FROM live_house', 'UPDATE live_house SET since = now()'])
    await expect(db.query(change), change).rejects.toThrow(/stays live/);
});

test('on a live database an operator is made by the key of the house alone, until that is said to be lost', async () => {
  expect((await make('none', '')).stderr).toMatch(/OPERATOR_KEYS is not set: it is/);
  expect((await make('first', key)).stdout).toMatch(/^Password {2}\S+\nCodes/);
  const other = randomBytes(32).toString('hex');
  expect((await make('second', other)).stderr).toMatch(
    /^OPERATOR_KEYS is not what this house is started with/m,
  );
  expect((await make('second', other, '--key-is-lost')).stdout).toMatch(/^Password/);
  const names = await db.query('SELECT name FROM operator ORDER BY name');
  expect(names).toEqual([{ name: 'first' }, { name: 'second' }]);
});
