import { decodeWire } from '@kipenga/contracts';
import {
  actArgs,
  actPreview,
  type ActAnswer,
  type ActArgs,
  type DeskApproval,
} from '@kipenga/contracts/desk';
import { mayDo, type ActName } from '@kipenga/desk-rules';
import { notFound } from '../http/index.ts';
import { approvalOf, decide, waitingApprovals, type Approval } from './approvals.store.ts';
import { cursorIn, PAGE, paged, type Desk, type Paged } from './desk.ts';
import { operatorNamed, type OperatorAtWork } from './operators.store.ts';
import { runAct } from './run-act.ts';

const shown = ({ role: _role, preview, ...approval }: Approval): DeskApproval => {
  const read = decodeWire(actPreview, preview);
  if (!read.ok) throw new Error(`an approval cannot be read: ${read.reason}`);
  return { ...approval, preview: read.value };
};

/** What waits for a second person, the oldest first. */
export const listApprovals = async (
  { db }: Pick<Desk, 'db'>,
  after: string | undefined,
): Promise<Paged<DeskApproval>> => {
  const rows = await waitingApprovals(db, cursorIn(after, 'number')?.[0] ?? null, PAGE + 1);
  return paged(rows.map(shown), PAGE, ({ approvalId }) => [approvalId]);
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

/**
 * Approves an act, which is then done as whoever asked for it, or refuses it. Never by whoever asked, nor of one who was stopped since, and only by a role that may do it. Whoever approves has
 * seen what it does now: it is done as it was shown, or shown again.
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
    const refused = { state: 'refused', second: operator.name, why, at: desk.realClock.now() } as const;
    return (await decide(desk.db, approvalId, refused))
      ? { ...no('Refused. Nothing is done.'), state: 'done', approvalId }
      : no('It waits no more: somebody has decided on it');
  }
  if (role !== 'command' && (await operatorNamed(desk.db, by)) === null)
    return no(`${by} works here no more: ask for it yourself, and somebody else decides`);
  const args = decodeWire<ActArgs[ActName]>(actArgs[act], approval.args);
  // It was asked for of a version that took another form of it.
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
