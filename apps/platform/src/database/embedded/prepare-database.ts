import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** The role that works in an embedded database. */
export const APPLICATION_ROLE = 'kipenga_app';

/**
 * The role the platform works as. It owns nothing; its password is made at each start and written nowhere.
 */
export interface ApplicationRole {
  readonly name: string;
  readonly password: string;
}

/** Makes sure of the database "kipenga" and of the role that works in it. */
export const prepareDatabase = async (superuserUrl: string): Promise<ApplicationRole> => {
  const password = randomBytes(24).toString('base64url');
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const databases = await client.query("SELECT 1 FROM pg_database WHERE datname = 'kipenga'");
    if (databases.rows.length === 0) await client.query('CREATE DATABASE kipenga');
    const roles = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [APPLICATION_ROLE]);
    if (roles.rows.length === 0) await client.query(`CREATE ROLE ${APPLICATION_ROLE}`);
    await client.query(`ALTER ROLE ${APPLICATION_ROLE} LOGIN PASSWORD '${password}'`);
  } finally {
    await client.end();
  }
  return { name: APPLICATION_ROLE, password };
};
