import pg from 'pg';
import { DatabaseRefusal } from './database-refusal.ts';

const OWNER_LOCK = 290_080;
const TRIES = 30;
const PAUSE_MS = 100;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

const HOLDER = `SELECT a.application_name AS name FROM pg_locks l JOIN pg_stat_activity a USING (pid)
  WHERE l.locktype = 'advisory' AND l.objid = $1 AND l.granted`;

/**
 * Takes the data for this process: one connection holds a lock for as long as the process lives, and the server
 * frees it the moment the process dies, however it dies. A second owner is refused in words.
 * @returns the function that gives the data up.
 */
export const takeOwnership = async (url: string, folder: string): Promise<() => Promise<void>> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: `process ${process.pid}`,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  await client.connect();
  // The connection of an owner killed a moment ago may not have been noticed yet.
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      OWNER_LOCK,
    ]);
    if (rows[0]?.taken) return () => client.end();
    await pause();
  }
  const { rows } = await client.query<{ name: string }>(HOLDER, [OWNER_LOCK]);
  await client.end();
  throw new DatabaseRefusal(
    `The data in ${folder} already belongs to ${rows[0]?.name ?? 'another process'}. Stop it first, or choose another folder with KIPENGA_DATA.`,
  );
};
