import {
  useDecideMutation,
  useGetApprovalsInfiniteQuery,
  useGetApprovalsNowQuery,
  type DeskApproval,
} from '@kipenga/api/desk';
import { isActName } from '@kipenga/desk-rules';
import { Button } from '@kipenga/ui';
import { useState } from 'react';
import { useEvery } from '../frame/live.ts';
import { useMay, useMe } from '../frame/me.ts';
import { actWords } from '../parts/act.ts';
import { ActPanel } from '../parts/ActPanel.tsx';
import { Drawer } from '../parts/ActProvider.tsx';
import { DeskTable } from '../parts/DeskTable.tsx';
import { sum } from '../parts/figures.ts';
import { saidArgs } from '../parts/LineOfJournal.tsx';
import parts from '../parts/parts.module.css';
import { useMoment } from '../parts/use-moment.ts';
import { PageHead } from './PageHead.tsx';
import { rowsOf } from './rows-of.ts';
import { Tag } from './Tag.tsx';

const EVERY_MS = 15_000;
/** Each look does every act that waits, and takes it back. */
const NOW_EVERY_MS = 60_000;

interface Deciding {
  readonly approval: DeskApproval;
  readonly decision: 'approve' | 'refuse' | 'withdraw';
}

const DECISIONS = { approve: 'Approve', refuse: 'Refuse', withdraw: 'Withdraw' } as const;

/** Acts that wait for a second person: what each would do now, who asked for it and why. */
export function Approvals() {
  const approvals = useGetApprovalsInfiniteQuery({}, { pollingInterval: useEvery(EVERY_MS) });
  const now = useGetApprovalsNowQuery({}, { pollingInterval: useEvery(NOW_EVERY_MS) });
  const refusals = new Map(
    now.currentData?.rows.flatMap(({ approvalId, refusal }) =>
      refusal === null ? [] : [[approvalId, refusal] as const],
    ),
  );
  const stateWords = ({ approvalId }: DeskApproval): string => {
    const refusal = refusals.get(approvalId);
    return refusal === undefined ? 'Waits' : `Cannot be done any more: ${refusal}`;
  };
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const moment = useMoment();
  const close = (): void => setDeciding(null);
  return (
    <>
      <PageHead title="Approvals" note="Who asked for an act cannot approve it, and may withdraw it." />
      <DeskTable<DeskApproval>
        name="Second persons"
        {...rowsOf(approvals)}
        keyOf={({ approvalId }) => approvalId}
        isUrgent={({ approvalId }) => refusals.has(approvalId)}
        empty="No act waits for a second person."
        columns={[
          { name: 'Asked', text: ({ at }) => moment(at) },
          { name: 'Act', text: ({ act }) => actWords(act) },
          { name: 'Told', text: saidArgs, isLong: true },
          { name: 'By', text: ({ by }) => by },
          { name: 'Why', text: ({ why }) => why, isLong: true },
          { name: 'Moves, KES', text: ({ preview }) => sum(preview.moves), isNumber: true },
          {
            name: 'State',
            text: stateWords,
            cell: (approval) => (
              <>
                <Tag kind={refusals.has(approval.approvalId) ? 'bad' : 'wait'}>
                  {refusals.has(approval.approvalId) ? 'Cannot be done any more' : 'Waits'}
                </Tag>{' '}
                {refusals.get(approval.approvalId)}
              </>
            ),
            isLong: true,
          },
          {
            name: 'Do',
            text: () => '',
            cell: (approval) => <Ways approval={approval} onDecide={setDeciding} />,
          },
        ]}
      />
      <Drawer
        title={deciding ? `${DECISIONS[deciding.decision]} the act` : ''}
        isOpen={deciding !== null}
        onClose={close}
      >
        {deciding && <Decision {...deciding} onClose={close} />}
      </Drawer>
    </>
  );
}

interface WaysProps {
  readonly approval: DeskApproval;
  readonly onDecide: (deciding: Deciding) => void;
}

/** The ways to end an act that waits: its asker may withdraw it; the others with a role that may do it decide. */
function Ways({ approval, onDecide }: WaysProps) {
  const { name } = useMe();
  const may = useMay();
  const { act, by } = approval;
  if (!isActName(act) || (by !== name && !may(act))) return null;
  const ways = by === name ? (['withdraw'] as const) : (['approve', 'refuse'] as const);
  return (
    <div className={parts['acts']}>
      {ways.map((decision) => (
        <Button key={decision} look="secondary" size="small" onClick={() => onDecide({ approval, decision })}>
          {DECISIONS[decision]}
        </Button>
      ))}
    </div>
  );
}

const APPROVE = { needsWhy: false, needsPreview: true } as const;
const END_WITHOUT = { needsWhy: true, needsPreview: false } as const;

function Decision({ approval, decision, onClose }: Deciding & { readonly onClose: () => void }) {
  const [decide] = useDecideMutation();
  const { approvalId, act, by, why } = approval;
  return (
    <ActPanel
      title={`${DECISIONS[decision]} it`}
      about={`${by}: ${actWords(act)} (${saidArgs(approval)}). “${why}”`}
      rule={decision === 'approve' ? APPROVE : END_WITHOUT}
      isSecond
      send={(_told, sending) => decide({ approvalId, decision, ...sending })}
      onClose={onClose}
    />
  );
}
