import { failureOf, useReadListMutation, type ListAsked } from '@kipenga/api/desk';
import { Button } from '@kipenga/ui';
import type { Column } from './column.ts';
import { failureWords } from './failure-words.ts';
import { saveCsv } from './save-csv.ts';
import styles from './parts.module.css';

interface SaveCsvProps<Row> {
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly whole: ListAsked | undefined;
}

/** Saves a whole list; `rows` are its loaded part. */
export function SaveCsv<Row>({ name, columns, rows, whole }: SaveCsvProps<Row>) {
  const [readList, { data, error, isLoading }] = useReadListMutation();
  const save = async (): Promise<void> => {
    const read = whole && (await readList(whole));
    if (read?.error) return;
    saveCsv(name, columns, (read?.data.rows as readonly Row[] | undefined) ?? rows);
  };
  const failure = failureOf(error);
  return (
    <>
      <span role="status" className={styles['asOf']}>
        {failure !== null && failureWords(failure)}
        {data?.isWhole === false &&
          `The CSV has the first ${data.rows.length.toLocaleString('en')} rows, and the list is longer.`}
      </span>
      <Button look="quiet" size="small" isBusy={isLoading} onClick={() => void save()}>
        Save as CSV
      </Button>
    </>
  );
}
