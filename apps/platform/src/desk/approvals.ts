import { decodeWire } from '@kipenga/contracts';
import {
  actArgs,
  actPreview,
  type ActAnswer,
  type ActArgs,
  type ApprovalNow,
  type DeskApproval,
} from '@kipenga/contracts/desk';
import { mayDo, type ActName, type JournalLine } from '@kipenga/desk-rules';
import { notFound } from '../http/index.ts';
import type { Sql } from '../database/index.ts';
import { approvalOf, decide, DECIDED, waitingApprovals, type Approval } from './approvals.store.ts';
import { cursorIn, PAGE, paged, type Desk, type Paged } from './desk.ts';
import { lastLine } from './journal.store.ts';
import { appendLine } from './journal.ts';
import { withNames } from './names.store.ts';
import { operatorNamed, type OperatorAtWork } from './operators.store.ts';
import { runAct, type AskedAct } from './run-act.ts';
import { sharedLook } from './shared-look.ts';

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
  readonly decision: 'approve' | 'refuse' | 'withdraw';
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

/**
 * Ends an act that waits, without doing it, and records that: refused by a second person, or withdrawn by who asked for it.
 * @returns the journal line; null if somebody decided on the act before.
 */
const endWithout = async (
  sql: Sql,
  { realClock }: Pick<Desk, 'realClock'>,
  { approvalId, act, args, by }: Approval,
  { name, role }: OperatorAtWork,
  why: string,
): Promise<JournalLine | null> => {
  const at = realClock.now();
  const isOwn = name === by;
  const ended = isOwn
    ? ({ state: 'withdrawn', second: null } as const)
    : ({ state: 'refused', second: name } as const);
  if (!(await decide(sql, approvalId, { ...ended, why, at }))) return null;
  return appendLine(sql, {
    at,
    operator: name,
    role,
    second: null,
    act: isOwn ? 'withdraw-act' : 'refuse-act',
    args: { ...args, asked_for: act, asked_by: by },
    why,
    outcome: { says: `What ${by} asked for is not done` },
  });
};

/** Returns the act as it was asked for, or the reason in words why it cannot be done any more. */
const asAsked = async (
  desk: Desk,
  { act, args, by, role, why }: Approval,
): Promise<Pick<AskedAct, 'act' | 'args' | 'why' | 'by' | 'key'> | string> => {
  if (role !== 'command' && (await operatorNamed(desk.db, by)) === null)
    return `${by} works here no more: ask for it yourself, and somebody else decides`;
  const read = decodeWire<ActArgs[ActName]>(actArgs[act], args);
  // An older release asked for it, in another shape.
  if (!read.ok)
    return `It cannot be done as it was asked for: ${read.reason}. Refuse it, and have it asked for anew`;
  return { act, args: read.value, why, by: { name: by, role }, key: null };
};

const LOOKED_AT_MOST_EVERY_MS = 2_000;
/** For this long a look holds, unless an act is done or asked for. */
const LOOK_HOLDS_MS = 60_000;
const SOMEBODY_ELSE = 'somebody else';

/** Most waiting acts that are looked at in one go. */
const MOST_LOOKED_AT = 100;

/**
 * Looks, by a dry run of each, which of the acts that wait cannot be done any more, oldest first. One look is shared by all who
 * ask for it meanwhile, and by who asks within a minute of it while no act is done or asked for.
 */
export const openLookAtApprovals = (desk: Desk): (() => Promise<readonly ApprovalNow[]>) => {
  let last: { readonly of: string; readonly at: number; readonly rows: readonly ApprovalNow[] } | null = null;
  return sharedLook(async () => {
    const at = desk.realClock.nowMs();
    const line = await lastLine(desk.db);
    const waiting = await waitingApprovals(desk.db, null, MOST_LOOKED_AT);
    const of = [line?.number ?? 0, ...waiting.map(({ approvalId }) => approvalId)].join(' ');
    if (last?.of === of && at - last.at < LOOK_HOLDS_MS) return last.rows;
    const rows: ApprovalNow[] = [];
    for (const approval of waiting) {
      const { approvalId } = approval;
      const asked = await asAsked(desk, approval);
      if (typeof asked === 'string') rows.push({ approvalId, refusal: asked });
      else {
        const second = { name: SOMEBODY_ELSE, why: '', approvalId };
        const { state, description } = await runAct(desk, { ...asked, dryRun: true, version: null, second });
        rows.push({ approvalId, refusal: state === 'refused' ? description : null });
      }
    }
    last = { of, at, rows };
    return rows;
  }, LOOKED_AT_MOST_EVERY_MS);
};

/**
 * Approves an act, which then runs in the name of the person who asked for it, refuses it, or withdraws it. Only the one who asked withdraws it; the others decide, with a role that
 * may do the act. An act whose asker was stopped since is not run. It runs only as the approver saw it; if it would do something else by now, the new preview is
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
  const { act, by, state, second } = approval;
  const isOwn = by === operator.name;
  if (decision === 'withdraw' && !isOwn) return no('Only who asked for it withdraws it');
  if (decision !== 'withdraw') {
    if (!mayDo(operator.role, act)) return no(`A ${operator.role} cannot decide on ${act}`);
    if (isOwn) return no('Somebody else has to decide on what you asked for');
  }
  if (state !== 'waiting') return no(`It was ${state} by ${second ?? by}`);
  if (decision !== 'approve') {
    const told = { refuse: 'refused', withdraw: 'withdrawn' }[decision];
    if (dryRun) return { ...no(`Nothing is done when it is ${told}.`), state: 'preview' };
    if (why.trim() === '') return no('Say why');
    const line = await desk.db.transaction((sql) => endWithout(sql, desk, approval, operator, why));
    const done = { ...no(`It is ${told}. Nothing is done.`), state: 'done', line, approvalId } as const;
    return line === null ? no(DECIDED) : done;
  }
  const asked = await asAsked(desk, approval);
  if (typeof asked === 'string') return no(asked);
  return runAct(desk, {
    ...asked,
    dryRun,
    version,
    second: { name: operator.name, why, approvalId },
  });
};
