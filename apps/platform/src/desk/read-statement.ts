import {
  cents,
  compareInstants,
  dayBounds,
  instantFromMs,
  nairobiDayOf,
  ok,
  parseNairobiDateTime,
  refuse,
  toMs,
  type Cents,
  type Instant,
  type Result,
} from '@kipenga/betting-core';
import { readGivenNumber } from '@kipenga/contracts';
import { ActRefused } from './desk.ts';
import type { Side, StatementLine } from './statement.store.ts';

const HEADS = ['Receipt No.', 'Completion Time', 'Details', 'Transaction Status', 'Paid In', 'Withdrawn'];
/** Columns that the portal writes too, and that a file may lack. */
const MORE_HEADS = ['Reason Type', 'Linked Transaction ID', 'Currency'];

/** States in which money has not moved, and will not. */
const ENDED_WITHOUT = new Set(['failed', 'declined', 'cancelled', 'canceled', 'expired', 'reversed']);

/** Faults that are named when a file is refused. */
const MOST_NAMED = 10;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** From a moment to another, both included. */
export interface Period {
  readonly from: Instant;
  readonly to: Instant;
}

export interface Statement {
  /** In the order of the file. A receipt occurs again where the file says two things of it; a line of amount 0 says that no money moved. */
  readonly lines: readonly StatementLine[];
  /** The time of which the file says that it has all lines; null if it does not say. */
  readonly period: Period | null;
  /** Sentences on lines that say something else than an earlier line of the file, with their line numbers. */
  readonly otherwise: readonly string[];
  /** Lines that do not count, by their state. */
  readonly passed: ReadonlyMap<string, number>;
}

interface Row {
  /** Line of the file on which it begins, from 1. */
  readonly at: number;
  readonly cells: readonly string[];
}

const CELL = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;

/** The rows of a CSV (RFC 4180). @throws ActRefused at a quote that is out of place. */
const rowsOfCsv = (text: string): readonly Row[] => {
  const rows: Row[] = [];
  let [at, line] = [0, 1];
  let cells: string[] = [];
  let begins = line;
  while (at < text.length || cells.length > 0) {
    CELL.lastIndex = at;
    const found = CELL.exec(text);
    if (found === null)
      throw new ActRefused(
        `Nothing of the statement was taken. Line ${line}: it has a quote that is out of place`,
      );
    const [whole, quoted, plain = '', end] = found;
    cells.push((quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim());
    at += whole.length;
    line += whole.match(/\r\n|\n|\r/g)?.length ?? 0;
    if (end === ',') continue;
    rows.push({ at: begins, cells });
    cells = [];
    begins = line;
  }
  return rows;
};

/** An amount as the portal writes it, with or without commas between thousands, below zero for money out; null for other text. */
const amountIn = (text: string): Cents | null => {
  if (!/^-?(\d{1,12}|\d{1,3}(,\d{3}){1,3})(\.\d{1,2})?$/.test(text)) return null;
  const [whole = '', part = ''] = text.replaceAll(/[,-]/g, '').split('.');
  return cents(Number(whole) * 100 + Number(part.padEnd(2, '0')));
};

const DAY_FIRST = /(\d\d)[-/](\d\d)[-/](\d{4})/;

/** `2026-11-27 09:15:00`, or with the day first as the portal has it. */
const timeIn = (text: string) =>
  parseNairobiDateTime(text.replace(new RegExp(`^${DAY_FIRST.source}`), '$3-$2-$1'));

const MOMENT = new RegExp(`(?:\\d{4}-\\d\\d-\\d\\d|${DAY_FIRST.source}) \\d\\d:\\d\\d:\\d\\d`, 'g');

/** The period that the lines above the table state. */
const periodIn = (above: readonly Row[]): Period | null => {
  const stated = above.map(({ cells }) => cells.join(' ')).find((line) => /^time period/i.test(line));
  const [from, to] = (stated?.match(MOMENT) ?? []).map(timeIn);
  return from?.ok && to?.ok && from.value <= to.value ? { from: from.value, to: to.value } : null;
};

/** @throws ActRefused if the lines above the table name another paybill. */
const refuseOther = (above: readonly Row[], paybill: string): void => {
  for (const { cells } of above) {
    const [, named] = /^short ?code\W*(\d+)/i.exec(cells.join(' ')) ?? [];
    if (named !== undefined && named !== paybill)
      throw new ActRefused(
        `This is the statement of ${named}, and the house’s paybill is ${paybill}: nothing of it was taken`,
      );
  }
};

type Named = Readonly<Record<string, string>>;

interface Told {
  readonly now: Instant;
  readonly period: Period | null;
}

/** The money of a line, and its side; refused with a sentence. */
const moneyIn = (row: Named): Result<{ readonly side: Side; readonly amount: Cents }, string> => {
  const [paidIn = '', withdrawn = ''] = [row['Paid In'], row['Withdrawn']];
  const amountOf = (text: string): Cents | null => (text === '' ? cents(0) : amountIn(text));
  const [came, went] = [amountOf(paidIn), amountOf(withdrawn)];
  if (came === null || (came > 0 && paidIn.startsWith('-')))
    return refuse(`its Paid In, “${paidIn}”, is no amount`);
  if (went === null) return refuse(`its Withdrawn, “${withdrawn}”, is no amount`);
  if (came > 0 && went > 0) return refuse(`it has both Paid In, ${paidIn}, and Withdrawn, ${withdrawn}`);
  if (came === 0 && went === 0) return refuse('it has neither Paid In nor Withdrawn');
  return ok(came > 0 ? { side: 'in', amount: came } : { side: 'out', amount: went });
};

const momentIn = (text: string, { now, period }: Told): Result<Instant, string> => {
  const moment = timeIn(text);
  if (!moment.ok) return refuse(`its Completion Time, “${text}”, is no time`);
  const at = toMs(moment.value);
  if (at > toMs(now) + HOUR_MS) return refuse(`its Completion Time, ${text}, is still to come`);
  // Money that is sent before midnight may come after it.
  const isWithin = period === null || (at >= toMs(period.from) - DAY_MS && at <= toMs(period.to) + DAY_MS);
  return isWithin ? moment : refuse(`its Completion Time, ${text}, is not in the Time Period of the file`);
};

/** A line of the table; null if it does not count; refused with a sentence. */
const lineIn = (row: Named, told: Told): Result<StatementLine | null, string> => {
  const status = row['Transaction Status']?.toLowerCase() ?? '';
  if (status === '') return refuse('it has no Transaction Status');
  const isDone = status === 'completed';
  if (!isDone && !ENDED_WITHOUT.has(status)) return ok(null);
  const receipt = readGivenNumber(row['Receipt No.'] ?? '');
  const money = moneyIn(row);
  const at = momentIn(row['Completion Time'] ?? '', told);
  if (!isDone && (receipt === null || !money.ok || !at.ok)) return ok(null);
  if (receipt === null)
    return refuse(
      `its Receipt No., “${row['Receipt No.']}”, is none: a receipt has 6 to 20 letters and digits`,
    );
  if (!money.ok) return money;
  if (!at.ok) return at;
  const { Currency: currency = '' } = row;
  if (!/^(kes|ksh\.?)?$/i.test(currency)) return refuse(`its Currency is ${currency}`);
  const { Details: about = '', 'Reason Type': reason = '', 'Linked Transaction ID': linked = '' } = row;
  // Incoming money is never a charge, and details hold text that the payer typed: the portal's own reason says it better.
  const isCharge = money.value.side === 'out' && /\bcharges?\b/i.test(reason || about);
  return ok({
    receipt: isCharge ? `${receipt} charge` : receipt,
    side: money.value.side,
    at: at.value,
    details: (linked === '' ? about : `${about}; of ${linked}`).replaceAll('\0', ''),
    amount: isDone ? money.value.amount : cents(0),
    why: isCharge ? 'M-Pesa’s charge' : null,
  });
};

const sayAlike = (one: StatementLine, other: StatementLine): boolean =>
  one.amount === other.amount && one.at === other.at;

/** Puts the lines together: charges of one receipt add up, and what an earlier line says is not said twice. */
const mergeLines = (read: readonly { readonly at: number; readonly line: StatementLine }[]) => {
  const said = new Map<string, { at: number; line: StatementLine }[]>();
  const otherwise: string[] = [];
  // A later file finds a completed line kept, whatever stands above it in this one.
  const inTurn = read.toSorted((one, other) => Number(other.line.amount > 0) - Number(one.line.amount > 0));
  for (const { at, line } of inTurn) {
    const name = `${line.side} ${line.receipt}`;
    const before = said.get(name) ?? [];
    const [first] = before;
    if (first === undefined) said.set(name, [{ at, line }]);
    else if (line.why !== null)
      first.line = { ...first.line, amount: cents(first.line.amount + line.amount) };
    else if (!before.some((one) => sayAlike(one.line, line))) {
      before.push({ at, line });
      otherwise.push(`Line ${at} says something else of ${line.receipt} than line ${first.at}`);
    }
  }
  return { lines: [...said.values()].flatMap((one) => one.map(({ line }) => line)), otherwise };
};

/**
 * Reads the portal's statement (docs/operations.md).
 * @throws ActRefused that names the lines it cannot read, and why: then nothing of the file counts.
 */
export const readStatement = (
  csv: string,
  { now, paybill }: { readonly now: Instant; readonly paybill: string },
): Statement => {
  const rows = rowsOfCsv(csv.replace(/^\uFEFF/, ''));
  const isHead = ({ cells }: Row): boolean => HEADS.every((name) => cells.includes(name));
  const place = rows.findIndex(isHead);
  const head = rows[place]?.cells;
  if (head === undefined)
    throw new ActRefused(`This is no statement: a line of it has to name ${HEADS.join(', ')}`);
  const twice = [...HEADS, ...MORE_HEADS].find((name) => head.indexOf(name) !== head.lastIndexOf(name));
  if (twice !== undefined)
    throw new ActRefused(`This is no statement: two of its columns are named ${twice}`);
  refuseOther(rows.slice(0, place), paybill);
  const period = periodIn(rows.slice(0, place));

  const lineAt = (row: Row): Result<StatementLine | null, string> => {
    const { cells } = row;
    if (isHead(row)) return refuse('another statement begins here: take each by itself');
    if (cells.length < head.length || cells.slice(head.length).some((cell) => cell !== ''))
      return refuse(`it has ${cells.length} cells, and the table ${head.length} columns`);
    return lineIn(Object.fromEntries(head.map((name, column) => [name, cells[column] ?? ''])), {
      now,
      period,
    });
  };

  const [faults, seen, passed]: [string[], Set<string>, Map<string, number>] = [[], new Set(), new Map()];
  const read: { readonly at: number; readonly line: StatementLine }[] = [];
  for (const row of rows.slice(place + 1)) {
    const { at, cells } = row;
    const whole = cells.join('\n');
    if (cells.every((cell) => cell === '') || seen.has(whole)) continue;
    seen.add(whole);
    const line = lineAt(row);
    if (!line.ok) faults.push(`Line ${at}: ${line.reason}`);
    else if (line.value !== null) read.push({ at, line: line.value });
    if (line.ok && !line.value?.amount) {
      const state = cells[head.indexOf('Transaction Status')] ?? '';
      passed.set(state, (passed.get(state) ?? 0) + 1);
    }
  }
  if (faults.length > 0) {
    const more = faults.length > MOST_NAMED ? `. And ${faults.length - MOST_NAMED} more` : '';
    throw new ActRefused(
      `Nothing of the statement was taken. ${faults.slice(0, MOST_NAMED).join('. ')}${more}`,
    );
  }
  if (period === null && !read.some(({ line }) => line.amount > 0))
    throw new ActRefused('No line of it says Completed, and it states no Time Period: nothing was taken');
  return { ...mergeLines(read), period, passed };
};

/**
 * The time of which a statement has all lines. One that does not state its period counts for whole days; none counts beyond the moment it was taken.
 * Null if it has no lines and no period that has ended.
 */
export const spanOf = (
  { lines, period }: Pick<Statement, 'lines' | 'period'>,
  now: Instant,
): Period | null => {
  const times = lines.filter(({ amount }) => amount > 0).map(({ at }) => at);
  const [first, last] = [times.toSorted(compareInstants)[0], times.toSorted(compareInstants).at(-1)];
  const stated = period ?? (first && last ? wholeDays(first, last) : null);
  if (stated === null || compareInstants(stated.to, now) < 0) return stated;
  // It was made before now: nothing is known after its last line.
  return last && compareInstants(last, stated.from) >= 0 ? { from: stated.from, to: last } : null;
};

const SECOND_MS = 1_000;

const wholeDays = (first: Instant, last: Instant): Period => ({
  from: dayBounds(nairobiDayOf(first)).from,
  to: instantFromMs(toMs(dayBounds(nairobiDayOf(last)).to) - SECOND_MS),
});
