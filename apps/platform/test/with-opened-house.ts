import { randomBytes } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { connect } from '../src/database/index.ts';
import { databaseUrl } from './database-server.ts';
import { openPlatform } from './open-platform.ts';
import { withDatabase, type TestDatabase } from './with-database.ts';

/** Opens a house on a database of its own, closes it, and forgets its betting time. @returns the name of the database. */
const openHouse = async (): Promise<string> => {
  const { url, workerUrl, template } = inject('testServer');
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  const admin = connect(url, { connections: 1 });
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  await admin.close();
  const db = connect(databaseUrl(workerUrl, name));
  const platform = await openPlatform({ SEASON_SPEED: '0.000001' }, db);
  await platform.close();
  await db.close();
  const owner = connect(databaseUrl(url, name), { connections: 1 });
  await owner.query('DELETE FROM season_clock');
  await owner.close();
  return name;
};

let opened: Promise<string> | undefined;

/**
 * A database of a house that was opened before, for one test file: its season is laid and its operators are made, which takes most of what
 * opening a platform does. One is opened for all files of a worker.
 */
export const withOpenedHouse = async (): Promise<TestDatabase> =>
  withDatabase(inject('testServer').isSpread ? undefined : await (opened ??= openHouse()));

/** The same, gone with the test file: to be called as the file is read. */
export const ownOpenedHouse = async (): Promise<TestDatabase> => {
  const base = await withOpenedHouse();
  afterAll(() => base.dispose());
  return base;
};
