import {
  failureOf,
  useCheckJournalQuery,
  useGetJournalInfiniteQuery,
  type DeskJournalLine,
} from '@kipenga/api/desk';
import { Button } from '@kipenga/ui';
import { actWords } from '../parts/act.ts';
import { DeskTable } from '../parts/DeskTable.tsx';
import { failureWords } from '../parts/failure-words.ts';
import { counted } from '../parts/figures.ts';
import { saidArgs, saidBy, saidOutcome } from '../parts/LineOfJournal.tsx';
import parts from '../parts/parts.module.css';
import { useMoment } from '../parts/use-moment.ts';
import { PageHead } from './PageHead.tsx';
import { rowsOf } from './rows-of.ts';
import styles from './screens.module.css';

/** Lists all acts, newest first, and checks the chain of lines. */
export function Journal() {
  const journal = useGetJournalInfiniteQuery({});
  const moment = useMoment();
  return (
    <>
      <PageHead title="Journal" note="Lines are only ever added. Each carries the hash of the one before." />
      <Chain />
      <DeskTable<DeskJournalLine>
        name="Journal"
        {...rowsOf(journal)}
        keyOf={({ number }) => String(number)}
        empty="Nobody has done anything yet."
        columns={[
          { name: 'Line', text: ({ number }) => String(number), isNumber: true },
          { name: 'At', text: ({ at }) => moment(at) },
          { name: 'By', text: saidBy },
          { name: 'Act', text: ({ act }) => actWords(act) },
          { name: 'Told', text: (line) => saidArgs(line) || '–', isLong: true },
          { name: 'Why', text: ({ why }) => why || '–', isLong: true },
          { name: 'Did', text: ({ outcome }) => saidOutcome(outcome) || '–', isLong: true },
          {
            name: 'Chain',
            text: ({ hash }) => hash,
            cell: ({ hash }) => <span className={styles['hash']}>{hash.slice(0, 8)}</span>,
          },
        ]}
      />
    </>
  );
}

const WRONG = { missing: 'is missing', changed: 'was changed after it was written' } as const;

/** Shows if the chain of journal lines is intact. */
function Chain() {
  const { currentData, error, isFetching, refetch } = useCheckJournalQuery();
  const failure = failureOf(error);
  const verified = currentData?.verified;
  const wrong = verified?.wrong;
  const words = (): string => {
    if (failure !== null) return `The chain could not be checked. ${failureWords(failure)}`;
    if (!verified) return 'Checking every line from the first.';
    if (wrong) return `Line ${wrong.number} ${WRONG[wrong.why]}. Nothing after it is proved.`;
    return `${counted(verified.lines, 'line')}, each as it was written.`;
  };
  const kind = failure !== null || wrong ? 'bad' : verified ? 'good' : 'wait';
  return (
    <div className={styles['chain']}>
      <div className={parts['notice']} data-kind={kind} role="status">
        <b>
          {kind === 'good'
            ? 'The chain is whole.'
            : kind === 'bad'
              ? 'The chain is not proved.'
              : 'One moment.'}
        </b>
        <span>{words()}</span>
      </div>
      <Button look="secondary" size="small" isBusy={isFetching} onClick={() => void refetch()}>
        Check again
      </Button>
    </div>
  );
}
