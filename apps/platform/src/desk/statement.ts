import { createHash } from 'node:crypto';
import {
  formatKes,
  formatNairobiDateTime,
  parseNairobiDateTime,
  cents,
  type Cents,
} from '@kipenga/betting-core';
import type { Database } from '../database/index.ts';
import { ActRefused, type Actor } from './desk.ts';
import { appendLine } from './journal.ts';
import type { RealClock } from '../ports/index.ts';
import {
  bookedOf,
  keepOurs,
  keepTheirs,
  linesApart,
  statementSums,
  type StatementLine,
} from './statement.store.ts';

const MOST_SHOWN = 200;
const HEADS = ['Receipt No.', 'Completion Time', 'Details', 'Transaction Status', 'Paid In', 'Withdrawn'];

/** The rows of a CSV (RFC 4180). */
const rowsOfCsv = (text: string): readonly (readonly string[])[] => {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"').trim());
    if (end !== ',') rows.push([]);
  }
  return rows;
};

const amountIn = (text: string): Cents | null => {
  const plain = text.replaceAll(',', '').replace(/^-/, '');
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(plain)) return null;
  const [whole = '', part = ''] = plain.split('.');
  return cents(Number(whole) * 100 + Number(part.padEnd(2, '0')));
};

/** `2026-11-27 09:15:00`, or with the day first as the portal has it. */
const timeIn = (text: string) =>
  parseNairobiDateTime(text.replace(/^(\d\d)[-/](\d\d)[-/](\d{4})/, '$3-$2-$1'));

/** Reads the portal's statement (docs/operations.md). @throws ActRefused that names the line it cannot read. */
export const readStatement = (csv: string): readonly StatementLine[] => {
  const rows = rowsOfCsv(csv.replace(/^\uFEFF/, ''));
  const head = rows.findIndex((row) => HEADS.every((name) => row.includes(name)));
  if (head < 0) throw new ActRefused(`This is no statement: a line of it has to name ${HEADS.join(', ')}`);
  const places = HEADS.map((name) => (rows[head] ?? []).indexOf(name));
  const lines = new Map<string, StatementLine>();
  for (const [at, row] of rows.entries()) {
    if (at <= head || row.every((cell) => cell === '')) continue;
    const [receipt = '', time = '', details = '', status = '', paidIn = '', withdrawn = ''] = places.map(
      (place) => row[place] ?? '',
    );
    if (status !== 'Completed') continue;
    const moment = timeIn(time);
    const side = (amountIn(paidIn) ?? 0) > 0 ? 'in' : 'out';
    const amount = amountIn(side === 'in' ? paidIn : withdrawn);
    if (receipt === '' || !moment.ok || !amount) {
      const unread = receipt === '' ? 'Receipt No.' : moment.ok ? 'Paid In or Withdrawn' : 'Completion Time';
      throw new ActRefused(
        `Line ${at + 1} cannot be read, for its ${unread}: nothing of the statement was taken`,
      );
    }
    // Incoming money is never a charge: its details hold text that the payer typed.
    const isCharge = side === 'out' && /\bcharge\b/i.test(details);
    const name = isCharge ? `${receipt} charge` : receipt;
    const known = lines.get(`${side} ${name}`);
    lines.set(`${side} ${name}`, {
      receipt: name,
      side,
      at: moment.value,
      details,
      amount: cents(amount + (known?.amount ?? 0)),
      why: isCharge ? 'M-Pesa’s charge' : null,
    });
  }
  if (lines.size === 0) throw new ActRefused('No line of it says Completed');
  return [...lines.values()];
};

/** Imports a statement. It moves no money, and importing it again changes nothing. @throws ActRefused */
export const importStatement = async (
  { db, realClock }: { readonly db: Database; readonly realClock: RealClock },
  csv: string,
  by: Actor,
): Promise<string> => {
  const lines = readStatement(csv);
  const times = lines.map(({ at }) => at).toSorted();
  const [from, to] = [times[0], times.at(-1)];
  return db.transaction(async (sql) => {
    await keepTheirs(sql, lines);
    const receipts = lines.map(({ receipt }) => receipt);
    await keepOurs(sql, await bookedOf(sql, receipts, from && to ? { from, to } : null));
    const { apart, unexplained } = await statementSums(sql);
    const says = `Lines taken: ${lines.length}, from ${from && formatNairobiDateTime(from)} to ${to && formatNairobiDateTime(to)}; not as in the books: ${apart}, ${formatKes(unexplained)} together`;
    await appendLine(sql, {
      at: realClock.now(),
      operator: by.name,
      role: by.role,
      second: null,
      act: 'import-statement',
      args: { lines: lines.length, sha256: createHash('sha256').update(csv).digest('hex') },
      why: '',
      outcome: { says },
    });
    return says;
  });
};

/** Differences between the books and the statements. */
export const showStatement = async ({ db }: { readonly db: Database }) => {
  const { lines, apart, unexplained, until } = await statementSums(db);
  return { lines, apart, unexplained, until, rows: await linesApart(db, MOST_SHOWN) };
};
