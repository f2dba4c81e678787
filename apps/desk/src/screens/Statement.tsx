import {
  failureOf,
  useGetStatementInfiniteQuery,
  useImportStatementMutation,
  type DeskStatement,
} from '@kipenga/api/desk';
import type { Cents } from '@kipenga/betting-core';
import { wordsAlone } from '@kipenga/desk-rules';
import { useId, useState, type ChangeEvent } from 'react';
import { useMay } from '../frame/me.ts';
import type { WantedAct } from '../parts/act.ts';
import { DeskTable } from '../parts/DeskTable.tsx';
import { failureWords } from '../parts/failure-words.ts';
import { Figure } from '../parts/Figure.tsx';
import { sum } from '../parts/figures.ts';
import { useMoment } from '../parts/use-moment.ts';
import { actColumn } from './act-column.tsx';
import { rowsOf } from './rows-of.ts';
import styles from './screens.module.css';

type Line = DeskStatement['rows'][number];

const amount = (value: Cents | null): string => (value === null ? 'no line' : sum(value));

const amountTheirs = ({ theirs, saidNow }: Line): string =>
  saidNow === null || saidNow === undefined ? amount(theirs) : `${amount(theirs)} first, ${sum(saidNow)} now`;

/** Names the difference on a line. */
function faultOf({ theirs, ours, saidNow }: Line): string {
  if (saidNow !== null && saidNow !== undefined) return 'The statement says two things';
  if (ours === null) return 'Not in our books';
  return theirs === null ? 'Not in the statement' : 'Another amount';
}

function waysOf(line: Line): readonly WantedAct[] {
  const { receipt, side, ours, saidNow } = line;
  const about = `${receipt}: theirs ${amountTheirs(line)}, ours ${amount(ours)}`;
  if (saidNow !== null && saidNow !== undefined)
    return (['first', 'last'] as const).map((holds) => ({
      act: 'explain-line',
      title: holds === 'first' ? 'The first holds' : 'The last holds',
      about,
      args: { receipt, side, holds },
    }));
  const explain = {
    act: 'explain-line',
    title: 'Explain it',
    about,
    args: { receipt, side },
  } as const;
  const isOursToBook = side === 'in' && ours === null;
  return isOursToBook
    ? [{ act: 'book-line', title: 'Book it into suspense', about, args: { receipt } }, explain]
    : [explain];
}

/** Compares M-Pesa's statement with the books: differences wait here until booked or explained. */
export function Statement() {
  const statement = useGetStatementInfiniteQuery({});
  const newest = statement.currentData?.pages[0];
  const moment = useMoment();
  const may = useMay();
  return (
    <>
      <dl className={styles['sums']}>
        <Figure name="Unexplained" unit="KES" value={newest === undefined ? '–' : sum(newest.unexplained)} />
      </dl>
      {may('book-line') && <TakeStatement until={newest?.until ? moment(newest.until) : null} />}
      <DeskTable<Line>
        name="Statement and books apart"
        {...rowsOf(statement)}
        keyOf={({ receipt, side }) => `${side} ${receipt}`}
        isUrgent={() => true}
        empty={
          newest?.until
            ? 'The statement and the books are alike.'
            : 'No statement was taken yet: nothing is compared.'
        }
        columns={[
          { name: 'Receipt', text: ({ receipt }) => receipt },
          { name: 'When', text: ({ at }) => moment(at) },
          { name: 'What', text: faultOf },
          { name: 'Way', text: ({ side }) => wordsAlone('side', side) },
          { name: 'Theirs, KES', text: amountTheirs, isNumber: true },
          { name: 'Ours, KES', text: ({ ours }) => amount(ours), isNumber: true },
          { name: 'Details', text: ({ details }) => details },
          ...actColumn(may('explain-line'), waysOf),
        ]}
      />
    </>
  );
}

function TakeStatement({ until }: { readonly until: string | null }) {
  const id = useId();
  const [take, { isLoading, error }] = useImportStatementMutation();
  const [says, setSays] = useState('');
  const failure = failureOf(error);
  const chosen = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    setSays('');
    const answer = await take({ csv: await file.text() });
    setSays(answer.data?.description ?? '');
    target.value = '';
  };
  return (
    <p className={styles['take']}>
      <label htmlFor={id}>
        Take a statement: the CSV of M-Pesa’s portal{until === null ? '' : `, so far until ${until}`}
      </label>
      <input
        id={id}
        type="file"
        accept=".csv,text/csv"
        disabled={isLoading}
        onChange={(event) => void chosen(event)}
      />
      <output>{isLoading ? 'It is read …' : failure === null ? says : failureWords(failure)}</output>
    </p>
  );
}
