import { randomBytes } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { connect, type Database } from '../src/database/index.ts';
import { databaseUrl } from './database-server.ts';
import { dropSpreadDatabase, makeSpreadDatabase } from './spread-database.ts';

export interface TestDatabase {
  /** As the platform has it: its role owns nothing. */
  readonly db: Database;
  /** As the owner of the tables has it: for tables and triggers of a test's own. */
  readonly owner: Database;
  /** For what opens its own connections, like a platform in a process of its own. */
  readonly url: string;
  readonly ownerUrl: string;
  /** Closes both and drops the database; call it in `afterAll`. */
  readonly dispose: () => Promise<void>;
}

/**
 * A fresh, migrated database for one test file: a real PostgreSQL, so locks and races are real too. It is empty, or else a copy of the database
 * named.
 */
export const withDatabase = async (copied?: string): Promise<TestDatabase> => {
  const server = inject('testServer');
  const name = `kipenga_test_${randomBytes(6).toString('hex')}`;
  const admin = connect(server.url, { connections: 1 });
  if (server.isSpread)
    await makeSpreadDatabase(admin, { url: server.url, name, worker: new URL(server.workerUrl).username });
  // Files are copied as they are: the usual way writes all of it to the log first, which takes twice the work.
  else await admin.query(`CREATE DATABASE ${name} TEMPLATE ${copied ?? server.template} STRATEGY FILE_COPY`);
  const [url, ownerUrl] = [databaseUrl(server.workerUrl, name), databaseUrl(server.url, name)];
  const db = connect(url, { connections: 20 });
  const owner = connect(ownerUrl, { connections: 2 });
  return {
    db,
    owner,
    url,
    ownerUrl,
    dispose: async () => {
      await db.close();
      await owner.close();
      if (server.isSpread) await dropSpreadDatabase(admin, server.url, name);
      else await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await admin.close();
    },
  };
};

/** A database of the test file's own, which goes with the file: to be called as the file is read. */
export const ownDatabase = async (): Promise<TestDatabase> => {
  const base = await withDatabase();
  afterAll(() => base.dispose());
  return base;
};
