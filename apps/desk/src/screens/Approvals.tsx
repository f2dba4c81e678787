import { useDecideMutation, useGetApprovalsInfiniteQuery, type DeskApproval } from '@kipenga/api/desk';
import { isActName, wordsAlone } from '@kipenga/desk-rules';
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

const STATES = { waiting: 'wait', approved: 'good', refused: 'bad' } as const;

interface Deciding {
  readonly approval: DeskApproval;
  readonly decision: 'approve' | 'refuse';
}

/** Acts that wait for a second person: what each would do now, who asked for it and why. */
export function Approvals() {
  const approvals = useGetApprovalsInfiniteQuery({}, { pollingInterval: useEvery(EVERY_MS) });
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const moment = useMoment();
  const close = (): void => setDeciding(null);
  return (
    <>
      <PageHead title="Approvals" note="Who asked for an act cannot approve it." />
      <DeskTable<DeskApproval>
        name="Second persons"
        {...rowsOf(approvals)}
        keyOf={({ approvalId }) => approvalId}
        isUrgent={({ state }) => state === 'waiting'}
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
            text: ({ state, second }) =>
              `${wordsAlone('approval', state)}${second === null ? '' : ` by ${second}`}`,
            cell: ({ state, second }) => (
              <>
                <Tag kind={STATES[state]}>{wordsAlone('approval', state)}</Tag>{' '}
                {second !== null && `by ${second}`}
              </>
            ),
          },
          {
            name: 'Do',
            text: () => '',
            cell: (approval) => <Ways approval={approval} onDecide={setDeciding} />,
          },
        ]}
      />
      <Drawer
        title={deciding?.decision === 'refuse' ? 'Refuse the act' : 'Approve the act'}
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

/** Offered to a person other than the one who asked, with a role that may do the act. */
function Ways({ approval, onDecide }: WaysProps) {
  const { name } = useMe();
  const may = useMay();
  const { act, by, state } = approval;
  if (state !== 'waiting' || !isActName(act) || !may(act)) return null;
  if (by === name) return <>Somebody else decides</>;
  return (
    <div className={parts['acts']}>
      <Button look="secondary" size="small" onClick={() => onDecide({ approval, decision: 'approve' })}>
        Approve
      </Button>
      <Button look="secondary" size="small" onClick={() => onDecide({ approval, decision: 'refuse' })}>
        Refuse
      </Button>
    </div>
  );
}

const APPROVE = { needsWhy: false, needsPreview: true } as const;
const REFUSE = { needsWhy: true, needsPreview: false } as const;

function Decision({ approval, decision, onClose }: Deciding & { readonly onClose: () => void }) {
  const [decide] = useDecideMutation();
  const { approvalId, act, by, why } = approval;
  return (
    <ActPanel
      title={decision === 'approve' ? 'Approve it' : 'Refuse it'}
      about={`${by}: ${actWords(act)} (${saidArgs(approval)}). “${why}”`}
      rule={decision === 'approve' ? APPROVE : REFUSE}
      isSecond
      send={(_told, sending) => decide({ approvalId, decision, ...sending })}
      onClose={onClose}
    />
  );
}
