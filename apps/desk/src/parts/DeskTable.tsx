import { instantFromMs } from '@kipenga/betting-core';
import { MOST_TOLD, type ApiFailure, type ListAsked } from '@kipenga/api/desk';
import { Button, FailedState, Shimmer, useDates } from '@kipenga/ui';
import { useId, type KeyboardEvent } from 'react';
import type { Column } from './column.ts';
import { failureWords } from './failure-words.ts';
import { atMost } from './figures.ts';
import { SaveCsv } from './SaveCsv.tsx';
import styles from './parts.module.css';

export interface DeskTableProps<Row> {
  /** Name of the table and of its CSV. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  /** Undefined while loading. */
  readonly rows: readonly Row[] | undefined;
  /** Time of the rows, in ms since 1970; absent if pages have different times. */
  readonly asOfMs?: number | undefined;
  readonly keyOf: (row: Row) => string;
  /** Number of all rows, where the table shows some of them and cannot load the others. */
  readonly inAll?: number | undefined;
  /** Marks rows that need attention. */
  readonly isUrgent?: (row: Row) => boolean;
  /** Text for an empty list. */
  readonly empty: string;
  readonly failure: ApiFailure | null;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
  /** Loads the rows after the last one; absent where there are none. */
  readonly onMore?: (() => void) | undefined;
  /** The query that reads the whole list for the CSV, if it has more than these rows. */
  readonly whole?: ListAsked | undefined;
}

const FOCUSABLE = 'a[href], button:not(:disabled)';
const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Moves the focus with the arrow keys to the first control of the next or previous row. */
function walkRows(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const step = STEPS[event.key];
  if (step === undefined || !(event.target instanceof HTMLElement)) return;
  if (event.target.closest('input, select, textarea') !== null) return;
  const rows = [...event.currentTarget.rows].filter((row) => row.querySelector(FOCUSABLE) !== null);
  const at = rows.findIndex((row) => row.contains(event.target as Node));
  const next = rows[step(at, rows.length - 1)];
  if (next === undefined) return;
  event.preventDefault();
  next.querySelector<HTMLElement>(FOCUSABLE)?.focus();
}

/** The table of every screen: arrow keys between rows, keyset paging, a CSV of the whole list, and loading, empty and failed states. */
export function DeskTable<Row>(props: DeskTableProps<Row>) {
  const {
    name,
    columns,
    rows,
    asOfMs,
    failure,
    isFetching,
    onRetry,
    onMore,
    whole,
    empty,
    inAll = 0,
  } = props;
  const id = useId();
  const date = useDates();
  return (
    <section className={styles['table']} aria-labelledby={id}>
      <div className={styles['tableHead']}>
        <h2 id={id}>{name}</h2>
        {rows !== undefined && rows.length > 0 && (
          <span className={styles['count']}>
            {rows.length}
            {onMore && '+'}
            {inAll > rows.length && ` of ${atMost(inAll, MOST_TOLD)}`}
          </span>
        )}
        {rows !== undefined && asOfMs !== undefined && (
          <span className={styles['asOf']}>as of {date(instantFromMs(asOfMs), 'time')}</span>
        )}
        {rows !== undefined && rows.length > 0 && (
          <SaveCsv name={name} columns={columns} rows={rows} whole={whole} />
        )}
      </div>
      {failure !== null && (
        <FailedState text={failureWords(failure)} onRetry={onRetry} isRetrying={isFetching} />
      )}
      {rows === undefined && failure === null && <Shimmer kind="transaction" count={4} />}
      {rows?.length === 0 && failure === null && <p className={styles['empty']}>{empty}</p>}
      {rows !== undefined && rows.length > 0 && <Rows {...props} rows={rows} labelledBy={id} />}
      {onMore && (
        <Button look="secondary" size="small" isBusy={isFetching} onClick={onMore}>
          More
        </Button>
      )}
    </section>
  );
}

interface RowsProps<Row> extends DeskTableProps<Row> {
  readonly rows: readonly Row[];
  readonly labelledBy: string;
}

/** Narrow tables draw rows as cards with `display: block`, which drops the table roles in some browsers: so they are explicit. */
const ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

function Rows<Row>({ columns, rows, keyOf, isUrgent, labelledBy }: RowsProps<Row>) {
  return (
    // A wide table scrolls by itself, with the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles['scroll']} role="group" aria-labelledby={labelledBy} tabIndex={0}>
      <table {...ROLES.table} aria-labelledby={labelledBy}>
        <thead {...ROLES.rowgroup}>
          <tr {...ROLES.row}>
            {columns.map(({ name, isNumber }) => (
              <th key={name} {...ROLES.columnheader} scope="col" data-number={isNumber}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.rowgroup} onKeyDown={walkRows}>
          {rows.map((row) => (
            <tr key={keyOf(row)} {...ROLES.row} data-urgent={isUrgent?.(row) || undefined}>
              {columns.map(({ name, text, cell, isNumber, isLong }) => (
                <td key={name} {...ROLES.cell} data-name={name} data-number={isNumber} data-long={isLong}>
                  <div>{cell ? cell(row) : text(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
