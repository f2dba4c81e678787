import { connect } from './connect.ts';
import { roleOf } from './grant-work.ts';
import { migrate, type MigrateOptions } from './migrate.ts';
import type { Database } from './sql.ts';

export interface OpenOptions extends Omit<MigrateOptions, 'worker'> {
  /** Where the platform works. */
  readonly url: string;
  /** Where the owner of the tables migrates them; the same address where there is one role only. */
  readonly ownerUrl: string;
}

/** Connects, and brings the database to the newest migration. */
export const openDatabase = async ({ url, ownerUrl, ...options }: OpenOptions): Promise<Database> => {
  const db = connect(url);
  try {
    await migrate(ownerUrl, { ...options, worker: await roleOf(db) });
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
};
