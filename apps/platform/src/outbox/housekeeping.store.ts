import type { Instant } from '@kipenga/betting-core';
import { dropNames, type NameKind, type Sql } from '../database/index.ts';

/** Rows that are no longer needed. */
interface OldRows {
  readonly table: string;
  /** Its primary key; of rows with a name, the customer and that name. */
  readonly key: string;
  /** Condition by $1, real time, and $2, the days that a row is kept. */
  readonly where: string;
  readonly days: number;
  /** The kind of a name that a row is found by: it is forgotten with the row. */
  readonly nameKind?: NameKind;
}

/** Rows deleted in one statement: it is over in a moment, and its locks with it. */
const SLICE = 1_000;

/** Deletes a slice of old rows; returns the number. */
const deleteSlice = async (sql: Sql, now: Instant, { table, key, where, days }: OldRows): Promise<number> =>
  (
    await sql.query(
      `DELETE FROM ${table} AS old WHERE (${where}) AND (${key}) IN (SELECT ${key} FROM ${table} AS old WHERE ${where} LIMIT $3) RETURNING 1`,
      [now, days, SLICE],
    )
  ).length;

/** The same of rows with names. Names go first: a process that dies in between leaves rows, which are looked for, and no name of nothing. */
const deleteNamedSlice = async (
  sql: Sql,
  now: Instant,
  { table, key, where, days, nameKind }: OldRows & { readonly nameKind: NameKind },
): Promise<number> => {
  const due = await sql.query<Record<string, string>>(
    `SELECT ${key} FROM ${table} AS old WHERE ${where} LIMIT $3`,
    [now, days, SLICE],
  );
  const columns = key.split(', ').map((column) => due.map((row) => row[column] ?? ''));
  await dropNames(sql, nameKind, columns.at(-1) ?? []);
  await sql.query(
    `DELETE FROM ${table} AS old WHERE (${where}) AND (${key}) IN (SELECT * FROM unnest($3::text[], $4::text[]))`,
    [now, days, ...columns],
  );
  return due.length;
};

/** Deletes old rows, and their names, in slices, each in its own transaction. @param sql no open transaction. */
export const deleteInSlices = async (sql: Sql, now: Instant, rows: OldRows): Promise<void> => {
  const { nameKind } = rows;
  for (let deleted = SLICE; deleted === SLICE;)
    deleted = await (nameKind === undefined
      ? deleteSlice(sql, now, rows)
      : deleteNamedSlice(sql, now, { ...rows, nameKind }));
};

/** The condition of rows that were over at a moment and have been kept for their days. */
const overSince = (moment: string): string => `${moment} < $1::timestamptz - make_interval(days => $2)`;

// Each is kept a little longer than anything looks at it.
const FORGOTTEN: readonly OldRows[] = [
  {
    table: 'session',
    key: 'profile_id, token_hash',
    where: overSince('least(expires_at, ended_at)'),
    days: 1,
    nameKind: 'token',
  },
  { table: 'verification_code', key: 'profile_id, asker', where: overSince('expires_at'), days: 1 },
  // Codes are counted over a day (D26). The lock of a phone is dated to the beginning of time: it is made again when it is needed.
  { table: 'phone_event', key: 'msisdn, kind, at, event_id', where: overSince('at'), days: 2 },
  // A device or network is forgotten half a year after its customer's last login from there.
  { table: 'known_asker', key: 'msisdn, asker', where: overSince('proved_at'), days: 180 },
  // An answer without a key is named by its body, and counts for minutes; one with a key is kept for good (D24).
  {
    table: 'kept_answer',
    key: 'profile_id, key',
    where: `${overSince('made_at')} AND right(key, 6 + length(body_hash)) = ' body ' || body_hash`,
    days: 1,
  },
  {
    table: 'game_launch',
    key: 'profile_id, token_hash',
    where: overSince('expires_at'),
    days: 1,
    nameKind: 'launch',
  },
  // A login that has ended is told nothing more. What was told is kept for longer than anything is tried.
  {
    table: 'push_subscription',
    key: 'profile_id, login_hash',
    where: `${overSince('asked_at')} AND NOT EXISTS (
      SELECT FROM session WHERE session.profile_id = old.profile_id AND token_hash = old.login_hash
        AND ended_at IS NULL AND expires_at > $1)`,
    days: 1,
  },
  { table: 'push_message', key: 'profile_id, event, login_hash', where: overSince('written_at'), days: 30 },
  { table: 'job', key: 'profile_id, job_id', where: overSince('done_at'), days: 30 },
  // A complaint about a price comes within two days (`complaintsWithinHours`); a bet keeps its own price for good.
  { table: 'price_move', key: 'match_id, move_id', where: overSince('written_at'), days: 7 },
  { table: 'operator_try', key: 'try_id', where: overSince('at'), days: 1 },
  // A network from which an operator has not logged in for half a year is a stranger’s again.
  { table: 'operator_session', key: 'token_hash', where: overSince('expires_at'), days: 180 },
];

// A session with an open round is owed something, however old it is.
const OLD_GAME_SESSIONS: Omit<OldRows, 'days'> = {
  table: 'game_session',
  key: 'profile_id, session_id',
  nameKind: 'game-session',
  where: `${overSince('opened_at')} AND NOT EXISTS (
    SELECT FROM game_round AS round
    WHERE round.profile_id = old.profile_id AND round.session_id = old.session_id AND staked > 0 AND won IS NULL)`,
};

/**
 * Deletes outdated rows. A game session is kept for this many days, longer than it lasts.
 * @param now real time (D70).
 */
export const forgetTheExpired = async (sql: Sql, now: Instant, gameSessionDays: number): Promise<void> => {
  for (const rows of FORGOTTEN) await deleteInSlices(sql, now, rows);
  await deleteInSlices(sql, now, { ...OLD_GAME_SESSIONS, days: gameSessionDays });
};
