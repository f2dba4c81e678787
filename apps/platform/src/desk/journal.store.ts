import type { ActName, JournalLine } from '@kipenga/desk-rules';
import type { Sql } from '../database/index.ts';

const LINE = 'number, at, operator, role, second, act, args, why, outcome, hash';

/** Lets one line be written at a time, until the transaction ends. */
export const lockJournal = (sql: Sql): Promise<unknown> =>
  sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 230))', ['the journal of the desk']);

export const lastLine = async (sql: Sql): Promise<JournalLine | null> => {
  const [row] = await sql.query<JournalLine>(`SELECT ${LINE} FROM journal_line ORDER BY number DESC LIMIT 1`);
  return row ?? null;
};

export const insertLine = async (sql: Sql, line: JournalLine): Promise<void> => {
  await sql.query(`INSERT INTO journal_line (${LINE}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`, [
    line.number,
    line.at,
    line.operator,
    line.role,
    line.second,
    line.act,
    JSON.stringify(line.args),
    line.why,
    JSON.stringify(line.outcome),
    line.hash,
  ]);
};

/** The lines behind a number, in order. */
export const linesAfter = (sql: Sql, number: number, most: number): Promise<readonly JournalLine[]> =>
  sql.query<JournalLine>(`SELECT ${LINE} FROM journal_line WHERE number > $1 ORDER BY number LIMIT $2`, [
    number,
    most,
  ]);

/** The newest lines, or those before a number. */
export const linesBefore = (sql: Sql, number: number | null, most: number): Promise<readonly JournalLine[]> =>
  sql.query<JournalLine>(
    `SELECT ${LINE} FROM journal_line WHERE number < coalesce($1::bigint, 9223372036854775807) ORDER BY number DESC LIMIT $2`,
    [number, most],
  );

/** The newest lines about a customer. */
export const linesOfCustomer = (sql: Sql, profileId: string, most: number): Promise<readonly JournalLine[]> =>
  sql.query<JournalLine>(
    `SELECT ${LINE} FROM journal_line WHERE args ? 'profile_id' AND args ->> 'profile_id' = $1 ORDER BY number DESC LIMIT $2`,
    [profileId, most],
  );

/** Acts that decide how the bets on a match are settled. */
const SETTLING_ACTS = [
  'result',
  'void',
  'take-result-back',
  'postpone',
  'give-back',
] satisfies readonly ActName[];

/** The newest lines about how matches are settled. */
export const linesOfMatches = (
  sql: Sql,
  matchIds: readonly string[],
  most: number,
): Promise<readonly JournalLine[]> =>
  sql.query<JournalLine>(
    `SELECT ${LINE} FROM journal_line WHERE args ? 'match_id' AND args ->> 'match_id' = ANY($1::text[]) AND act = ANY($2::text[])
     ORDER BY number DESC LIMIT $3`,
    [matchIds, SETTLING_ACTS, most],
  );
