import {
  failureOf,
  useGetStatementQuery,
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
import { rowsIn } from './rows-of.ts';
import styles from './screens.module.css';

type Line = DeskStatement['rows'][number];

const amount = (value: Cents | null): string => (value === null ? 'no line' : sum(value));

/** Names the difference on a line. */
function faultOf({ theirs, ours }: Line): string {
  if (ours === null) return 'Not in our books';
  return theirs === null ? 'Not in the statement' : 'Another amount';
}

function waysOf(line: Line): readonly WantedAct[] {
  const { receipt, side, theirs, ours } = line;
  const about = `${receipt}: theirs ${amount(theirs)}, ours ${amount(ours)}`;
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
  const statement = useGetStatementQuery({});
  const { currentData } = statement;
  const moment = useMoment();
  const may = useMay();
  return (
    <>
      <dl className={styles['sums']}>
        <Figure
          name="Unexplained"
          unit="KES"
          value={currentData === undefined ? '–' : sum(currentData.unexplained)}
        />
      </dl>
      {may('book-line') && <TakeStatement until={currentData?.until ? moment(currentData.until) : null} />}
      <DeskTable<Line>
        name="Statement and books apart"
        {...rowsIn(statement, currentData?.rows)}
        keyOf={({ receipt, side }) => `${side} ${receipt}`}
        isUrgent={() => true}
        empty={
          currentData?.until
            ? 'The statement and the books are alike.'
            : 'No statement was taken yet: nothing is compared.'
        }
        columns={[
          { name: 'Receipt', text: ({ receipt }) => receipt },
          { name: 'When', text: ({ at }) => moment(at) },
          { name: 'What', text: faultOf },
          { name: 'Way', text: ({ side }) => wordsAlone('side', side) },
          { name: 'Theirs, KES', text: ({ theirs }) => amount(theirs), isNumber: true },
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
