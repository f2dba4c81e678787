import { connect, distribute, type Database } from '../src/database/index.ts';
import { migrate } from '../src/database/migrate.ts';
import { databaseUrl } from './database-server.ts';

interface Machine {
  readonly host: string;
  readonly port: number;
  readonly isFirst: boolean;
}

/** Few parts of each table: a database of a test has few rows, and each part is made and dropped with it. */
const SETTINGS = ['citus.shard_count TO 4', 'citus.enable_unsafe_triggers TO on'];

const machinesOf = (admin: Database): Promise<readonly Machine[]> =>
  admin.query<Machine>(
    `SELECT nodename AS host, nodeport AS port, groupid = 0 AS "isFirst" FROM pg_dist_node WHERE isactive ORDER BY groupid`,
  );

/** `url` on another machine. */
const urlOn = (url: string, { host, port }: Machine): string =>
  Object.assign(new URL(url), { hostname: host, port: String(port) }).href;

/** Connects for as long as `work` needs. */
const connected = async <T>(url: string, work: (db: Database) => Promise<T>): Promise<T> => {
  const db = connect(url, { connections: 1, slowestStatementMs: 120_000 });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
};

/** A database of this name on each machine of the Citus at `url`, migrated for the role `worker` and spread over them. */
export const makeSpreadDatabase = async (
  admin: Database,
  { url, name, worker }: { readonly url: string; readonly name: string; readonly worker: string },
): Promise<void> => {
  const machines = await machinesOf(admin);
  for (const machine of machines) {
    const home = urlOn(url, machine);
    await connected(home, (db) => db.query(`CREATE DATABASE ${name}`));
    await connected(databaseUrl(home, name), async (db) => {
      await db.query('CREATE EXTENSION citus');
      for (const setting of SETTINGS) await db.query(`ALTER DATABASE ${name} SET ${setting}`);
    });
  }
  const [first, ...others] = machines;
  const own = databaseUrl(url, name);
  await connected(own, async (db) => {
    await db.query('SELECT citus_set_coordinator_host($1, $2)', [first!.host, first!.port]);
    await db.query(`SELECT citus_set_node_property($1, $2, 'shouldhaveshards', true)`, [
      first!.host,
      first!.port,
    ]);
    for (const { host, port } of others) await db.query('SELECT citus_add_node($1, $2)', [host, port]);
  });
  await migrate(own, { worker });
  await connected(own, (db) => distribute(db, () => undefined));
};

/** Drops it from each machine. */
export const dropSpreadDatabase = async (admin: Database, url: string, name: string): Promise<void> => {
  for (const machine of await machinesOf(admin))
    await connected(urlOn(url, machine), (db) => db.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
};
