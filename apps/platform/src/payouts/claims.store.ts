import type { Sql } from '../database/index.ts';

/** Names a claim of one process. */
export interface ClaimName {
  readonly name: string;
  /** Names the process. */
  readonly holder: string;
}

/**
 * Claims a piece of work for a while, by the clock of the database. A claim that has run out is taken over with its progress.
 * @returns how far the work had come, or null where another process holds it.
 */
export const takeClaim = async (
  sql: Sql,
  { name, holder }: ClaimName,
  seconds: number,
): Promise<{ readonly progress: unknown } | null> => {
  const [row] = await sql.query<{ progress: unknown }>(
    `INSERT INTO claim (name, holder, held_until) VALUES ($1, $2, now() + make_interval(secs => $3))
     ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, held_until = excluded.held_until
       WHERE claim.holder = excluded.holder OR claim.held_until < now()
     RETURNING progress`,
    [name, holder, seconds],
  );
  return row ?? null;
};

/**
 * Keeps how far claimed work has come, and holds all claims in hand for longer: the others wait for their next slice meanwhile.
 * @returns false where another process has taken it over.
 */
export const renewClaims = async (
  sql: Sql,
  { name, holder }: ClaimName,
  { seconds, progress, inHand }: { seconds: number; progress: unknown; inHand: readonly string[] },
): Promise<boolean> =>
  (
    await sql.query<{ name: string }>(
      `UPDATE claim SET held_until = now() + make_interval(secs => $3), progress = CASE WHEN name = $1 THEN $4::jsonb ELSE progress END
       WHERE holder = $2 AND name = ANY($5) RETURNING name`,
      [name, holder, seconds, JSON.stringify(progress), inHand],
    )
  ).some((renewed) => renewed.name === name);

/** Forgets a claim whose work is done. */
export const endClaim = async (sql: Sql, { name, holder }: ClaimName): Promise<void> => {
  await sql.query('DELETE FROM claim WHERE name = $1 AND holder = $2', [name, holder]);
};

/** Releases all claims of a process, or the one of this name. Other processes continue the work. */
export const letGo = async (sql: Sql, holder: string, name: string | null = null): Promise<void> => {
  await sql.query(
    `UPDATE claim SET held_until = '-infinity' WHERE holder = $1 AND ($2::text IS NULL OR name = $2)`,
    [holder, name],
  );
};

/** False while no other process has anything in hand. */
export const isHeldByOthers = async (sql: Sql, holder: string): Promise<boolean> =>
  (await sql.query('SELECT FROM claim WHERE holder <> $1 AND held_until > now() LIMIT 1', [holder])).length >
  0;
