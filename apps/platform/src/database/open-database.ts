import { connect } from './connect.ts';
import { roleOf } from './grant-work.ts';
import { markLiveHouse, refuseSandboxOn } from './live-house.ts';
import { migrate, type MigrateOptions } from './migrate.ts';
import type { Database } from './sql.ts';

export interface OpenOptions extends Omit<MigrateOptions, 'worker'> {
  /** Where the platform works. */
  readonly url: string;
  /** Where the owner of the tables migrates them; the same address where there is one role only. */
  readonly ownerUrl: string;
  /** What is started on it; who says nothing works on either. */
  readonly mode?: 'sandbox' | 'live';
}

/** Connects, and brings the database to the newest migration. @throws DatabaseRefusal also of a sandbox on the database of a live house, which is left as it was. */
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
