import type { Sql } from '../database/index.ts';

interface KeptAnswer {
  readonly bodyHash: string;
  readonly answer: unknown;
}

/** The answer an operator's key has had; none where it is new. Whoever asks with it at the same time waits. */
export const keptAnswerOf = async (sql: Sql, operator: string, key: string): Promise<KeptAnswer | null> => {
  await sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 231))', [`${operator} ${key}`]);
  const [row] = await sql.query<KeptAnswer>(
    'SELECT body_hash AS "bodyHash", answer FROM operator_answer WHERE operator = $1 AND key = $2',
    [operator, key],
  );
  return row ?? null;
};

export const keepAnswer = async (
  sql: Sql,
  operator: string,
  key: string,
  { bodyHash, answer }: KeptAnswer,
): Promise<void> => {
  await sql.query('INSERT INTO operator_answer (operator, key, body_hash, answer) VALUES ($1, $2, $3, $4)', [
    operator,
    key,
    bodyHash,
    JSON.stringify(answer),
  ]);
};
