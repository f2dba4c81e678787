import { connect } from './connect.ts';
import { roleOf } from './grant-work.ts';
import { markLiveHouse, refuseSandboxOn } from './live-house.ts';
import { migrate, type MigrateOptions } from './migrate.ts';
import type { Database } from './sql.ts';

export interface OpenOptions extends Omit<MigrateOptions, 'worker'> {
  /** Address for the platform's work. */
  readonly url: string;
  /** Address for the owner of the tables, who migrates them; the same if there is one role only. */
  readonly ownerUrl: string;
  /** Mode of the process that opens it; without it no check is made. */
  readonly mode?: 'sandbox' | 'live';
}

/**
 * Connects, and migrates the database to the newest version. @throws DatabaseRefusal also for a sandbox on the database of a
 * live house, which is left unchanged.
 */
export const openDatabase = async ({ url, ownerUrl, mode, ...options }: OpenOptions): Promise<Database> => {
  const db = connect(url);
  try {
    if (mode === 'sandbox') await refuseSandboxOn(db);
    await migrate(ownerUrl, { ...options, worker: await roleOf(db) });
    if (mode === 'live') await markLiveHouse(db);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
};
