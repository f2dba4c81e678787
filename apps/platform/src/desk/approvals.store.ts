import type { Instant } from '@kipenga/betting-core';
import type { ActName } from '@kipenga/desk-rules';
import type { Sql } from '../database/index.ts';
import type { Actor } from './desk.ts';

/** An act that waits, or waited, for a second person. Arguments and preview are in wire form. */
export interface Approval {
  readonly approvalId: string;
  readonly act: ActName;
  readonly args: Readonly<Record<string, unknown>>;
  readonly why: string;
  readonly by: string;
  readonly role: Actor['role'];
  readonly at: Instant;
  readonly preview: Readonly<Record<string, unknown>>;
  readonly state: 'waiting' | 'approved' | 'refused' | 'withdrawn';
  readonly second: string | null;
}

const APPROVAL = `approval_id::text AS "approvalId", act, args, why, asked_by AS by, asked_role AS role, asked_at AS at, preview, state, second`;

export const insertApproval = async (
  sql: Sql,
  it: Pick<Approval, 'act' | 'args' | 'why' | 'at'> & { readonly by: Actor; readonly preview: unknown },
): Promise<string> => {
  const [row] = await sql.query<{ id: string }>(
    `INSERT INTO approval (act, args, why, asked_by, asked_role, asked_at, preview) VALUES ($1, $2, $3, $4, $5, $6, $7)
     RETURNING approval_id::text AS id`,
    [it.act, JSON.stringify(it.args), it.why, it.by.name, it.by.role, it.at, JSON.stringify(it.preview)],
  );
  return row?.id ?? '';
};

/**
 * The waiting act with the same arguments; null without one. Until the transaction ends, nobody else can ask for this act.
 */
export const waitingSame = async (
  sql: Sql,
  { act, args }: Pick<Approval, 'act' | 'args'>,
): Promise<Pick<Approval, 'by' | 'at'> | null> => {
  await sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 277))', [act]);
  const [row] = await sql.query<Pick<Approval, 'by' | 'at'>>(
    `SELECT asked_by AS by, asked_at AS at FROM approval WHERE state = 'waiting' AND act = $1 AND args = $2::jsonb LIMIT 1`,
    [act, JSON.stringify(args)],
  );
  return row ?? null;
};

const NUMBER = /^[1-9]\d{0,17}$/;

export const approvalOf = async (sql: Sql, approvalId: string): Promise<Approval | null> => {
  if (!NUMBER.test(approvalId)) return null;
  const [row] = await sql.query<Approval>(`SELECT ${APPROVAL} FROM approval WHERE approval_id = $1`, [
    approvalId,
  ]);
  return row ?? null;
};

/** Refusal for everybody but the first of several people who decide on one act. */
export const DECIDED = 'It waits no more: somebody has decided on it';

/** Decides on a waiting act. If several people decide at once, one succeeds and the others wait for that outcome. */
export const decide = async (
  sql: Sql,
  approvalId: string,
  it: {
    readonly state: 'approved' | 'refused' | 'withdrawn';
    /** Null for an act that was withdrawn. */
    readonly second: string | null;
    readonly why: string;
    readonly at: Instant;
  },
): Promise<boolean> =>
  (
    await sql.query(
      `UPDATE approval SET state = $2, second = $3, decided_why = $4, decided_at = $5
       WHERE approval_id = $1 AND state = 'waiting' RETURNING 1`,
      [approvalId, it.state, it.second, it.why, it.at],
    )
  ).length === 1;

/** Acts that wait for approval, oldest first. */
export const waitingApprovals = (
  sql: Sql,
  after: string | null,
  most: number,
): Promise<readonly Approval[]> =>
  sql.query<Approval>(
    `SELECT ${APPROVAL} FROM approval WHERE state = 'waiting' AND approval_id > coalesce($1::bigint, 0) ORDER BY approval.approval_id LIMIT $2`,
    [after, most],
  );
