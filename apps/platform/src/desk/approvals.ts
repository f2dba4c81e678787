import { decodeWire } from '@kipenga/contracts';
import {
  actArgs,
  actPreview,
  type ActAnswer,
  type ActArgs,
  type DeskApproval,
} from '@kipenga/contracts/desk';
import { mayDo, type ActName, type JournalLine } from '@kipenga/desk-rules';
import { notFound } from '../http/index.ts';
import type { Sql } from '../database/index.ts';
import { approvalOf, decide, DECIDED, waitingApprovals, type Approval } from './approvals.store.ts';
import { cursorIn, PAGE, paged, type Desk, type Paged } from './desk.ts';
import { appendLine } from './journal.ts';
import { withNames } from './names.store.ts';
import { operatorNamed, type OperatorAtWork } from './operators.store.ts';
import { runAct } from './run-act.ts';

const shown = ({ role: _role, preview, ...approval }: Approval): DeskApproval => {
  const read = decodeWire(actPreview, preview);
  if (!read.ok) throw new Error(`an approval cannot be read: ${read.reason}`);
  return { ...approval, preview: read.value };
};

/** Acts that wait for a second person, oldest first. */
export const listApprovals = async (
  { db }: Pick<Desk, 'db'>,
  after: string | undefined,
): Promise<Paged<DeskApproval>> => {
  const rows = await waitingApprovals(db, cursorIn(after, 'number')?.[0] ?? null, PAGE + 1);
  return paged(await withNames(db, rows.map(shown)), PAGE, ({ approvalId }) => [approvalId]);
};

interface Decision {
  readonly decision: 'approve' | 'refuse';
  readonly why: string;
  readonly dryRun: boolean;
  readonly version: string | null;
}

const no = (description: string): ActAnswer => ({
  state: 'refused',
  description,
  preview: null,
  version: null,
  line: null,
  approvalId: null,
});

/** Refuses an act and records it. @returns the journal line; null if somebody decided on the act before. */
const refuse = async (
  sql: Sql,
  { realClock }: Pick<Desk, 'realClock'>,
  { approvalId, act, args, by }: Approval,
  { name: second, role }: OperatorAtWork,
  why: string,
): Promise<JournalLine | null> => {
  const at = realClock.now();
  if (!(await decide(sql, approvalId, { state: 'refused', second, why, at }))) return null;
  const outcome = { says: `What ${by} asked for is not done` };
  const told = { ...args, asked_for: act, asked_by: by };
  return appendLine(sql, {
    at,
    operator: second,
    role,
    second: null,
    act: 'refuse-act',
    args: told,
    why,
    outcome,
  });
};

/**
 * Approves an act, which then runs in the name of the person who asked for it, or refuses it. The approver must not be the one who asked and must have a role that
 * may do the act; an act whose asker was stopped since is not run. It runs only as the approver saw it; if it would do something else by now, the new preview is
 * shown.
 */
export const decideOn = async (
  desk: Desk,
  approvalId: string,
  { decision, why, dryRun, version }: Decision,
  operator: OperatorAtWork,
): Promise<ActAnswer> => {
  const approval = await approvalOf(desk.db, approvalId);
  if (approval === null) throw notFound();
  const { act, by, role } = approval;
  if (!mayDo(operator.role, act)) return no(`A ${operator.role} cannot decide on ${act}`);
  if (by === operator.name) return no('Somebody else has to decide on what you asked for');
  if (approval.state !== 'waiting') return no(`It was ${approval.state} by ${approval.second}`);
  if (decision === 'refuse') {
    if (dryRun) return { ...no('Nothing is done when it is refused.'), state: 'preview' };
    if (why.trim() === '') return no('Say why');
    const line = await desk.db.transaction((sql) => refuse(sql, desk, approval, operator, why));
    return line === null
      ? no(DECIDED)
      : { ...no('Refused. Nothing is done.'), state: 'done', line, approvalId };
  }
  if (role !== 'command' && (await operatorNamed(desk.db, by)) === null)
    return no(`${by} works here no more: ask for it yourself, and somebody else decides`);
  const args = decodeWire<ActArgs[ActName]>(actArgs[act], approval.args);
  // An older release asked for it, in another shape.
  if (!args.ok)
    return no(`It cannot be done as it was asked for: ${args.reason}. Refuse it, and have it asked for anew`);
  return runAct(desk, {
    act,
    args: args.value,
    why: approval.why,
    dryRun,
    version,
    by: { name: by, role },
    key: null,
    second: { name: operator.name, why, approvalId },
  });
};
