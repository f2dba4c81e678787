import { DatabaseRefusal } from './database-refusal.ts';
import type { Sql } from './sql.ts';

/** The role that a connection really works as, whatever its address or a proxy says. */
export const roleOf = async (sql: Sql): Promise<string> => {
  const [row] = await sql.query<{ role: string }>('SELECT current_user AS role');
  return row?.role ?? '';
};

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * An owner can empty a table and switch its triggers off.
 * @throws DatabaseRefusal when the role owns tables of ours, or may act as their owner.
 */
export const refuseOwner = async (sql: Sql, role: string): Promise<void> => {
  const owned = await sql.query(
    `SELECT 1 FROM pg_tables WHERE schemaname = 'public' AND pg_has_role($1, tableowner, 'MEMBER') LIMIT 1`,
    [role],
  );
  if (owned.length > 0)
    throw new DatabaseRefusal(
      `The role ${role} of DATABASE_URL owns tables, or may act as their owner, but MIGRATION_DATABASE_URL names their owner. Where it owns them, run once in this database as a superuser: REASSIGN OWNED BY ${quoted(role)} TO the role of MIGRATION_DATABASE_URL.`,
    );
};

/**
 * Grants the role the platform's work on every table, and no more. It owns none, so it can neither truncate
 * nor alter one.
 */
export const grantWork = async (sql: Sql, role: string): Promise<void> => {
  const name = quoted(role);
  await sql.query(`GRANT USAGE ON SCHEMA public TO ${name}`);
  await sql.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${name}`);
  await sql.query(`GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${name}`);
  await sql.query(`REVOKE INSERT, UPDATE, DELETE ON schema_migration FROM ${name}`);
  await sql.query(`REVOKE UPDATE, DELETE ON journal_line FROM ${name}`);
};
