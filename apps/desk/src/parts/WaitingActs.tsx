import type { DeskApproval } from '@kipenga/api/desk';
import { UiLink } from '@kipenga/ui';
import { actWords } from './act.ts';
import { saidArgs } from './LineOfJournal.tsx';
import { useMoment } from './use-moment.ts';
import { useWaitingActs } from './waiting-acts.ts';
import styles from './parts.module.css';

interface WaitingActsProps {
  /** Picks those that are shown here. */
  readonly those: (waiting: DeskApproval) => boolean;
  /** In the row of a table, which says already what the act is about. */
  readonly isShort?: boolean;
  /** Called when somebody goes to see it. */
  readonly onSee?: () => void;
}

/** Says which acts wait for a second person, who prepared each and when, and leads there. Draws nothing without any. */
export function WaitingActs({ those, isShort = false, onSee }: WaitingActsProps) {
  const waiting = useWaitingActs().filter(those);
  const moment = useMoment();
  return waiting.map((approval) => (
    <p
      key={approval.approvalId}
      className={isShort ? styles['waitsShort'] : styles['notice']}
      data-kind="wait"
    >
      <span>
        <b>{actWords(approval.act)}</b>
        {!isShort && ` (${saidArgs(approval)})`} waits for a second person, prepared by {approval.by},{' '}
        {moment(approval.at)}.{' '}
        <UiLink href="/approvals" onClick={onSee}>
          See it
        </UiLink>
      </span>
    </p>
  ));
}
